import { BYTES_PER_CHARACTER } from '../budget/budget.ts';
import type { Frame } from '../engine/frame.ts';
import { applyBinary, applyUnary, isUnary } from './apply.ts';
import type { Statement } from './arrange.ts';
import { FUNCTIONS, type FunctionName } from './functions.ts';
import { ASSIGN, type Operator } from './operators.ts';
import type { Primitive } from './primitive.ts';
import type { Token } from './token.ts';

export interface EvaluateOptions {
  readonly scope: Frame;
  /** 0 means no limit. */
  readonly maxStringLength: number;
  readonly report: (message: string) => void;
}

/**
 * Runs one statement on a stack machine and returns its value; `undefined` if it has none.
 *
 * The machine is deliberately as tolerant as the language: remaining values are dropped, and the top of the stack is still
 * used after an operator failed.
 */
export function evaluate(statement: Statement, options: EvaluateOptions): Primitive | undefined {
  options.scope.run.budget.step(statement.length);
  const machine = new Machine(options);
  for (const token of statement) {
    if (!machine.step(token)) break;
  }
  return machine.result();
}

class Machine {
  private readonly options: EvaluateOptions;
  /** A gap marks where a unary operator found no usable value. */
  private readonly stack: (Token | undefined)[] = [];

  constructor(options: EvaluateOptions) {
    this.options = options;
  }

  /** Returns false if the statement ends here. */
  step(token: Token): boolean {
    switch (token.kind) {
      case 'operator':
        return this.operate(token.operator);
      case 'call':
        return this.call(token.name);
      default:
        this.stack.push(token);
        return true;
    }
  }

  result(): Primitive | undefined {
    const top = this.stack.at(-1);
    if (top === undefined) return undefined;
    const value = this.valueOf(top);
    if (value === undefined) this.options.report('Reduce error: unexpected token on stack');
    return value;
  }

  private operate(operator: Operator): boolean {
    if (operator === ASSIGN) {
      this.assign();
      return false;
    }
    if (isUnary(operator)) {
      if (this.stack.length > 0) {
        const operand = this.valueOf(this.stack.pop());
        this.stack.push(operand === undefined ? undefined : valueToken(applyUnary(operator, operand)));
      }
      return true;
    }
    const right = this.valueOf(this.stack.pop());
    const left = this.valueOf(this.stack.pop());
    if (left === undefined || right === undefined) {
      this.options.report(`Invalid arguments to operator ${operator.description}`);
      return false;
    }
    const result = applyBinary(operator, left, right);
    const { maxStringLength } = this.options;
    if (typeof result === 'string' && maxStringLength > 0 && result.length > maxStringLength) {
      this.options.report(`Concatenation would exceed maximum string length ${maxStringLength}`);
      return false;
    }
    this.count(result);
    this.stack.push(valueToken(result));
    return true;
  }

  /** A text that is concatenated or gets a name counts. */
  private count(value: Primitive): void {
    if (typeof value === 'string') this.options.scope.run.budget.make(value.length * BYTES_PER_CHARACTER);
  }

  /** Binds a local variable. Anything but a local name on the left is silently ignored. */
  private assign(): void {
    const value = this.valueOf(this.stack.pop());
    const target = this.stack.pop();
    if (target?.kind === 'reference' && target.reference.length === 1 && value !== undefined) {
      const [name] = target.reference;
      if (typeof name === 'string' && name.startsWith('@')) {
        this.count(value);
        this.options.scope.setLocal(name, value);
      }
    }
    this.stack.length = 0;
  }

  private call(name: FunctionName): boolean {
    const args: Primitive[] = [];
    for (let top = this.stack.at(-1); top !== undefined && top.kind !== 'arguments'; top = this.stack.at(-1)) {
      const value = this.valueOf(this.stack.pop());
      if (value !== undefined) args.push(value);
    }
    this.stack.pop();
    const [first, ...rest] = args.toReversed();
    if (first === undefined) {
      this.options.report(`Error calling function ${name}`);
      return false;
    }
    this.stack.push(valueToken(FUNCTIONS[name]([first, ...rest])));
    return true;
  }

  /** Objects, arrays and the arguments marker have no value here; a missing value counts as null. */
  private valueOf(token: Token | undefined): Primitive | undefined {
    if (token?.kind === 'value') return token.value;
    if (token?.kind !== 'reference') return undefined;
    const { scope } = this.options;
    const value = scope.resolve(token.reference) ?? null;
    if (typeof value === 'string') {
      // Any operator may have to read every character.
      return scope.run.budget.read(value);
    }
    return value === null || typeof value !== 'object' ? value : undefined;
  }
}

function valueToken(value: Primitive): Token {
  return { kind: 'value', value };
}
