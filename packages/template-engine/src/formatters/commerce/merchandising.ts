import type { Scope } from '../../contract/scope.ts';
import { member } from '../../values/reference.ts';
import { asText, type Value } from '../../values/value.ts';

/** The shop's texts about one product besides its content: restock, scarcity and sold out. */
export function merchandisingOf(product: Value, scope: Scope): Value {
  return scope.resolve(['productMerchandisingContext', asText(member(product, 'id'))]);
}
