import type { Reference } from '../values/reference.ts';
import type { FunctionName } from './functions.ts';
import type { Operator } from './operators.ts';
import type { Primitive } from './primitive.ts';

export type Token =
  | { readonly kind: 'value'; readonly value: Primitive }
  | { readonly kind: 'reference'; readonly reference: Reference }
  | { readonly kind: 'operator'; readonly operator: Operator }
  | { readonly kind: 'call'; readonly name: FunctionName }
  /** Marks where the arguments of a call start. */
  | { readonly kind: 'arguments' };

/** A token as the debug form of eval prints it. */
export function describeToken(token: Token): string {
  switch (token.kind) {
    case 'value':
      return typeof token.value === 'string' ? JSON.stringify(token.value) : String(token.value);
    case 'reference':
      return token.reference.join('.');
    case 'operator':
      return `<${token.operator.description}>`;
    case 'call':
      return `${token.name}()`;
    case 'arguments':
      return '<args>';
    default:
      return token satisfies never;
  }
}
