import { isInStock } from '@awning/commerce';
import { type ComponentType, useState } from 'react';
import { adviceFor } from '../api/advice.ts';
import { type Answer, call, type Problem } from '../api/call.ts';
import type { BuyableVariant, Calls, Questions } from '../api/generated.ts';
import { currentCart } from '../cart/cart-store.ts';
import type { ProductIslandProps } from '../product/product.ts';
import { loadQuestions } from './load-questions.ts';
import type { Refusal } from './questions.ts';
import type { QuestionsDialogProps } from './questions-dialog.tsx';

export interface OpenQuestions extends Questions {
  readonly Dialog: ComponentType<QuestionsDialogProps>;
  readonly variant: BuyableVariant;
  readonly quantity: number;
  readonly refusal: Refusal | undefined;
  readonly isSending: boolean;
}

export type Opening =
  | { readonly kind: 'open' }
  /** The product has no questions after all. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'failed'; readonly title: string; readonly text: string };

/** The questions of a product, from the press of its button to the cart. */
export function useQuestions({ prefix, itemId, texts }: ProductIslandProps, alertTitle: string) {
  const [shown, setShown] = useState<OpenQuestions>();

  /** First checks whether one more is in stock (D-028), so that nobody answers in vain. */
  async function open(variant: BuyableVariant, quantity: number): Promise<Opening> {
    const stock = await call<'GET /api/commerce/inventory/stock'>(
      'GET',
      `${prefix}/api/commerce/inventory/stock?itemId=${itemId}`,
    );
    if (!stock.ok) return { kind: 'failed', title: texts.unableToOpen, text: adviceFor(stock.problem, texts) };
    if (!isLeft(stock.body, itemId, variant)) return { kind: 'failed', title: alertTitle, text: texts.notEnough };
    const loaded = await loadQuestions(prefix, { itemId, sku: variant.sku }, texts);
    if (loaded.kind !== 'found') return loaded.kind === 'nothing' ? loaded : { ...loaded, title: texts.unableToOpen };
    const { questions, Dialog } = loaded;
    setShown({ ...questions, Dialog, variant, quantity, refusal: undefined, isSending: false });
    return { kind: 'open' };
  }

  /** Sends the answers. Their errors are shown at the fields; anything else is left to the caller. */
  async function send<Body>(sending: Promise<Answer<Body>>): Promise<Problem | undefined> {
    setShown((known) => known && { ...known, isSending: true });
    const answer = await sending;
    if (answer.ok) {
      setShown(undefined);
      return undefined;
    }
    const { errors, message = '' } = answer.problem;
    const isAboutFields = Object.keys(errors).some((id) => shown?.form.fields.some((field) => field.id === id));
    const refusal = isAboutFields ? { message, errors } : undefined;
    setShown((known) => known && { ...known, isSending: false, refusal });
    return isAboutFields ? undefined : answer.problem;
  }

  return { shown, open, send, close: () => setShown(undefined) };
}

type StockAnswer = Calls['GET /api/commerce/inventory/stock']['answer'];

function isLeft({ results }: StockAnswer, itemId: string, { sku }: BuyableVariant): boolean {
  const stock = results.find((result) => result.sku === sku);
  const inCart = (currentCart()?.entries ?? [])
    .filter((entry) => entry.itemId === itemId && entry.chosenVariant.sku === sku)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return stock !== undefined && isInStock(stock, inCart);
}
