import { COMMA, LEFT_PAREN, type Operator, RIGHT_PAREN, SEMICOLON } from './operators.ts';
import type { Token } from './token.ts';

/** One statement in reverse Polish order. */
export type Statement = readonly Token[];

export interface Arranged {
  readonly statements: readonly Statement[];
  readonly errors: readonly string[];
}

/** Converts tokens to reverse Polish order with Dijkstra's shunting yard. Statements end at semicolons. */
export function arrange(tokens: readonly Token[]): Arranged {
  const yard = new Yard();
  for (const token of tokens) {
    yard.take(token);
    if (yard.isBroken) return yard;
  }
  yard.endStatement();
  return yard;
}

class Yard implements Arranged {
  readonly statements: Statement[] = [];
  readonly errors: string[] = [];
  isBroken = false;
  private output: Token[] = [];
  private readonly waiting: Token[] = [];

  take(token: Token): void {
    switch (token.kind) {
      case 'operator':
        this.takeOperator(token.operator, token);
        break;
      case 'call':
        this.output.push({ kind: 'arguments' });
        this.waiting.push(token);
        break;
      default:
        this.output.push(token);
    }
  }

  private takeOperator(operator: Operator, token: Token): void {
    switch (operator) {
      case SEMICOLON:
        this.endStatement();
        break;
      case LEFT_PAREN:
        this.waiting.push(token);
        break;
      case COMMA:
        this.releaseToParen();
        break;
      case RIGHT_PAREN:
        this.closeParen();
        break;
      default:
        this.releaseStronger(operator);
        this.waiting.push(token);
    }
  }

  private closeParen(): void {
    this.releaseToParen();
    if (this.waiting.pop() === undefined) {
      this.errors.push(mismatched(RIGHT_PAREN));
      this.isBroken = true;
      return;
    }
    if (this.waiting.at(-1)?.kind === 'call') this.release();
  }

  private releaseToParen(): void {
    for (let top = this.waiting.at(-1); top !== undefined && !isParen(top); top = this.waiting.at(-1)) this.release();
  }

  /** Operators with higher precedence than the next one, or equal and left-associative, are output first. */
  private releaseStronger(operator: Operator): void {
    for (let top = this.waiting.at(-1); top?.kind === 'operator' && goesBefore(top.operator, operator); ) {
      this.release();
      top = this.waiting.at(-1);
    }
  }

  private release(): void {
    this.output.push(this.waiting.pop() as Token);
  }

  endStatement(): void {
    while (this.waiting.length > 0) {
      if (isParen(this.waiting.at(-1) as Token)) {
        this.waiting.pop();
        this.errors.push(mismatched(LEFT_PAREN));
        this.output = [];
        return;
      }
      this.release();
    }
    if (this.output.length > 0) {
      this.statements.push(this.output);
      this.output = [];
    }
  }
}

function isParen(token: Token): boolean {
  return token.kind === 'operator' && token.operator === LEFT_PAREN;
}

function goesBefore(waiting: Operator, coming: Operator): boolean {
  if (waiting === LEFT_PAREN) return false;
  return (
    waiting.precedence > coming.precedence || (waiting.precedence === coming.precedence && !waiting.isRightAssociative)
  );
}

function mismatched(operator: Operator): string {
  return `Mismatched operator found: ${operator.description}`;
}
