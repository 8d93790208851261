import type { Scope } from '../../contract/scope.ts';
import { member } from '../../values/reference.ts';
import { asText, type Value } from '../../values/value.ts';

/** What the shop says about one product beyond its content: restock, scarcity and sold-out texts. */
export function merchandisingOf(product: Value, scope: Scope): Value {
  return scope.resolve(['productMerchandisingContext', asText(member(product, 'id'))]);
}
