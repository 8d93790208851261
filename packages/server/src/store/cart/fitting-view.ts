import type { ShoppingCartJson } from './schema.ts';

/** D-173: the answer of a cart never exceeds 1 MB. The rest is for what an answer holds beside the cart, such as the changed entry. */
const MOST_VIEW_BYTES = 900_000;

export interface FittingView {
  readonly ok: true;
  readonly view: ShoppingCartJson;
  /** Whether texts had to be left out. */
  readonly isCut: boolean;
}

/**
 * The cart with as many of its answers as fit. No change makes a cart too large, but two of them may become one, and in another
 * language the questions may be longer.
 */
export function fittingView(view: ShoppingCartJson): FittingView {
  if (fits(view)) return { ok: true, view, isCut: false };
  const entries = view.entries.map((entry) => ({ ...entry, answers: [] }));
  const shorter = { ...view, entries };
  if (fits(shorter)) return { ok: true, view: shorter, isCut: true };
  const bare = { ...view, entries: entries.map((entry) => ({ ...entry, additionalFields: null })) };
  return { ok: true, view: bare, isCut: true };
}

/** Without answers only the owner's own texts are in it. */
function fits(view: ShoppingCartJson): boolean {
  const hasAnswers = view.entries.some(({ additionalFields }) => additionalFields !== null);
  return !hasAnswers || Buffer.byteLength(JSON.stringify(view)) <= MOST_VIEW_BYTES;
}
