import { Frame } from '../engine/frame.ts';
import { print } from '../values/print.ts';
import { arrange, type Statement } from './arrange.ts';
import { evaluate } from './evaluate.ts';
import type { Primitive } from './primitive.ts';
import { describeToken } from './token.ts';
import { tokenize } from './tokenize.ts';

export interface ParsedExpression {
  readonly statements: readonly Statement[];
  readonly errors: readonly string[];
}

/** Tokenizes and arranges an expression. With errors there is nothing to evaluate. */
export function parseExpression(text: string, maxTokens: number): ParsedExpression {
  const { tokens, errors } = tokenize(text, maxTokens);
  return errors.length > 0 ? { statements: [], errors } : arrange(tokens);
}

/** The expression of an eval instruction. It is parsed on first use, once for all runs with the same limit. */
export class Expression {
  private readonly text: string;
  private readonly isDebug: boolean;
  private parsed: ParsedExpression | undefined = undefined;
  private parsedLimit = 0;

  constructor(source: string) {
    this.isDebug = source.startsWith('#');
    this.text = this.isDebug ? source.slice(1) : source;
  }

  /** Evaluates in a scope and returns the printed text. Does nothing unless the run has expressions enabled. */
  run(scope: Frame): string {
    const { run } = scope;
    if (!run.hasExpressions) return '';
    const parsed = this.parse(run.maxTokens);
    if (run.isFirstUse(this)) {
      for (const error of parsed.errors) run.report(`Error parsing expression: ${JSON.stringify(this.text)}: ${error}`);
    }
    const debug = this.isDebug ? describe(parsed.statements) : '';
    const value = parsed.errors.length === 0 ? this.evaluate(parsed.statements, scope) : undefined;
    if (value === undefined) return debug;
    const text = print(value, run.budget);
    return this.isDebug ? `${debug} -> ${text}` : text;
  }

  private parse(maxTokens: number): ParsedExpression {
    if (this.parsed === undefined || this.parsedLimit !== maxTokens) {
      this.parsed = parseExpression(this.text, maxTokens);
      this.parsedLimit = maxTokens;
    }
    return this.parsed;
  }

  /** Local variables are collected in a separate scope and kept only if there was no error. */
  private evaluate(statements: readonly Statement[], scope: Frame): Primitive | undefined {
    const { run } = scope;
    const trial = new Frame(run, scope, scope.value);
    const options = {
      scope: trial,
      maxStringLength: run.maxStringLength,
      report: (message: string) => run.report(`Error reducing expression: ${this.text}: ${message}`),
    };
    const errorsBefore = run.errors.length;
    let value: Primitive | undefined;
    for (const statement of statements) value = evaluate(statement, options);
    if (run.errors.length > errorsBefore) return undefined;
    scope.takeLocals(trial);
    return value;
  }
}

function describe(statements: readonly Statement[]): string {
  return `EVAL=[${statements.map((statement) => `[${statement.map(describeToken).join(' ')}]`).join(', ')}]`;
}
