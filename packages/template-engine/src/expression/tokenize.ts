import { isDigit, skipReference } from '../syntax/characters.ts';
import { parseReference } from '../values/reference.ts';
import { isFunctionName } from './functions.ts';
import { scanDecimal, skipHex, startsHex } from './numbers.ts';
import {
  ADD,
  LEFT_PAREN,
  type Operator,
  RIGHT_PAREN,
  SPELLINGS,
  SUBTRACT,
  UNARY_MINUS,
  UNARY_PLUS,
} from './operators.ts';
import type { Primitive } from './primitive.ts';
import { characterName, readString } from './strings.ts';
import type { Token } from './token.ts';

export interface Tokens {
  readonly tokens: readonly Token[];
  /** Usually one; two if the text after a wrong call or beyond the limit cannot even be tokenized. */
  readonly errors: readonly string[];
}

/** Splits an expression into tokens. Stops after the first error. `maxTokens` of 0 means no limit. */
export function tokenize(text: string, maxTokens: number): Tokens {
  const tokenizer = new Tokenizer(text, maxTokens);
  tokenizer.run();
  return tokenizer;
}

const CONSTANTS: ReadonlyMap<string, Primitive> = new Map<string, Primitive>([
  ['null', null],
  ['true', true],
  ['false', false],
  ['PI', Math.PI],
  ['E', Math.E],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['NaN', Number.NaN],
]);

const BLANKS = ' \n\t\r\u00a0';

class Tokenizer implements Tokens {
  readonly tokens: Token[] = [];
  readonly errors: string[] = [];
  private readonly text: string;
  private readonly maxTokens: number;
  private at = 0;

  constructor(text: string, maxTokens: number) {
    this.text = text;
    this.maxTokens = maxTokens;
  }

  run(): void {
    while (this.at < this.text.length) {
      const error = this.readNext();
      if (error !== undefined) {
        this.errors.push(error);
        return;
      }
    }
  }

  /** Reads one token or space; returns the error if the rest cannot be read. */
  private readNext(): string | undefined {
    const char = this.text.charAt(this.at);
    if (BLANKS.includes(char)) {
      this.at++;
      return undefined;
    }
    if (isDigit(char.charCodeAt(0))) return startsHex(this.text, this.at) ? this.readHex() : this.readDecimal();
    if (char === '"' || char === "'") return this.readText(char);
    return this.readOperator() || this.readReference()
      ? undefined
      : `Unexpected ${characterName(char)} at ${this.at}: ${JSON.stringify(char)}`;
  }

  private readHex(): string | undefined {
    const start = this.at + 2;
    const end = skipHex(this.text, start, this.text.length);
    if (end === start) return 'Expected digits after start of hex number';
    this.pushValue(Number.parseInt(this.text.slice(start, end), 16), end);
    return undefined;
  }

  private readDecimal(): string | undefined {
    const scan = scanDecimal(this.text, this.at);
    if ('error' in scan) return scan.error;
    this.pushValue(Number.parseFloat(this.text.slice(this.at, scan.end)), scan.end);
    return undefined;
  }

  private readText(quote: string): string | undefined {
    const result = readString(this.text, this.at + 1, quote);
    if ('error' in result) return result.error;
    this.pushValue(result.value, result.end);
    return undefined;
  }

  private readOperator(): boolean {
    const found = SPELLINGS.find(([spelling]) => this.text.startsWith(spelling, this.at));
    if (found === undefined) return false;
    const [spelling, operator] = found;
    this.at += spelling.length;
    this.pushOperator(operator);
    return true;
  }

  private readReference(): boolean {
    const end = skipReference(this.text, this.at);
    if (end === this.at) return false;
    const name = this.text.slice(this.at, end);
    const constant = CONSTANTS.get(name);
    if (constant !== undefined) {
      this.pushValue(constant, end);
    } else {
      this.push({ kind: 'reference', reference: parseReference(name) });
      this.at = end;
    }
    return true;
  }

  private pushValue(value: Primitive, end: number): void {
    this.push({ kind: 'value', value });
    this.at = end;
  }

  private pushOperator(operator: Operator): void {
    if (this.errors.length > 0) return;
    const last = this.tokens.at(-1);
    if (operator === LEFT_PAREN && last?.kind === 'reference' && last.reference.length === 1) {
      const name = String(last.reference[0]);
      if (!isFunctionName(name)) {
        this.errors.push(`Invalid function ${name}`);
        return;
      }
      this.tokens[this.tokens.length - 1] = { kind: 'call', name };
    }
    const isUnary = last === undefined || (last.kind === 'operator' && last.operator !== RIGHT_PAREN);
    this.push({ kind: 'operator', operator: isUnary ? toUnary(operator) : operator });
  }

  private push(token: Token): void {
    if (this.errors.length > 0) return;
    this.tokens.push(token);
    if (this.maxTokens > 0 && this.tokens.length > this.maxTokens) {
      this.errors.push(`Expression exceeds the maximum number of allowed tokens: ${this.maxTokens}`);
    }
  }
}

function toUnary(operator: Operator): Operator {
  if (operator === ADD) return UNARY_PLUS;
  return operator === SUBTRACT ? UNARY_MINUS : operator;
}
