import type { ShoppingCartJson } from './schema.ts';

/**
 * D-173: the response of a cart never exceeds 1 MB. The rest is for what a response contains besides the cart, such as
 * the changed entry.
 */
const MAX_VIEW_BYTES = 900_000;

export interface FittingView {
  readonly ok: true;
  readonly view: ShoppingCartJson;
  /** Whether texts were left out. */
  readonly isCut: boolean;
}

/**
 * Returns the cart with as many of its answers as fit. No single change makes a cart too large, but two carts may be
 * merged, and questions may be longer in another language.
 */
export function fittingView(view: ShoppingCartJson): FittingView {
  if (fits(view)) return { ok: true, view, isCut: false };
  const entries = view.entries.map((entry) => ({ ...entry, answers: [] }));
  const shorter = { ...view, entries };
  if (fits(shorter)) return { ok: true, view: shorter, isCut: true };
  const bare = { ...view, entries: entries.map((entry) => ({ ...entry, additionalFields: null })) };
  return { ok: true, view: bare, isCut: true };
}

/** Without answers it contains only the owner's own texts. */
function fits(view: ShoppingCartJson): boolean {
  const hasAnswers = view.entries.some(({ additionalFields }) => additionalFields !== null);
  return !hasAnswers || Buffer.byteLength(JSON.stringify(view)) <= MAX_VIEW_BYTES;
}
