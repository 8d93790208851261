import { ProductType } from '@awning/site-model';
import { useEffect, useRef, useState } from 'react';
import { type OpenQuestions, useQuestions } from '../additional-fields/use-questions.ts';
import { adviceFor } from '../api/advice.ts';
import { type Answer, call } from '../api/call.ts';
import { areCookiesEnabled } from '../api/cookies.ts';
import { type Addition, addEntry } from '../cart/cart-store.ts';
import { track } from '../track/track.ts';
import { alertTitle } from './alert-title.ts';
import { checkSelection } from './check-selection.ts';
import type { ProductIslandProps } from './product.ts';
import { type Selection, selectionOf, useSelection } from './selection-store.ts';

/** Storefront specification section 4; the timers start when the response arrives (D-034). */
const addedDelayMs = 1000;
const addedShownMs = 2000;
const errorDelayMs = 1000;

type ButtonState = 'idle' | 'adding' | 'added';

export interface AddToCart {
  readonly state: ButtonState;
  /** A missing choice, shown beside the button. */
  readonly message: string | undefined;
  /** A failed call, shown as an alert. */
  readonly alert: { readonly title: string; readonly text: string } | undefined;
  readonly closeAlert: () => void;
  readonly submit: () => Promise<void>;
  /** The product's questions, once the button was pressed. */
  readonly questions: OpenQuestions | undefined;
  readonly closeQuestions: () => void;
  readonly answer: (additionalFields: string) => Promise<void>;
}

export function useAddToCart(product: ProductIslandProps): AddToCart {
  const { texts, language, prefix, itemId, isExpress } = product;
  const [state, setState] = useState<ButtonState>('idle');
  const [problem, setProblem] = useState<{ readonly message: string; readonly selection: Selection }>();
  const selection = useSelection(itemId);
  const questions = useQuestions(product, alertTitle(product));
  const [alert, setAlert] = useState<AddToCart['alert']>();
  const timer = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function later(ms: number, then: () => void): void {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(then, ms);
  }

  function fail(text: string, title = alertTitle(product)): void {
    setAlert({ title, text });
    later(errorDelayMs, () => setState('idle'));
  }

  async function submit(): Promise<void> {
    if (state !== 'idle') return;
    const checked = checkSelection(product, selectionOf(itemId), texts, language);
    if (!checked.ok) {
      setProblem({ message: checked.message, selection: selectionOf(itemId) });
      return;
    }
    setProblem(undefined);
    setState('adding');
    if (!areCookiesEnabled()) {
      fail(texts.cookiesDisabled);
      return;
    }
    const { variant, quantity } = checked;
    if (product.productType === ProductType['gift-card']) {
      await buyGiftCard(variant.sku);
      return;
    }
    const opening = product.hasQuestions ? await questions.open(variant, quantity) : undefined;
    if (opening?.kind === 'failed') {
      fail(opening.text, opening.title);
    } else if (opening?.kind === 'open') {
      setState('idle');
    } else if (product.isSubscribable) {
      const opened = await openSubscription({ itemId, sku: variant.sku, quantity });
      if (!opened.ok) fail(adviceFor(opened.problem, texts));
    } else {
      const added = await addEntry(prefix, { itemId, sku: variant.sku, quantity });
      if (added.ok) {
        succeed({ itemId, sku: variant.sku, quantity });
      } else {
        fail(adviceFor(added.problem, texts));
      }
    }
  }

  /** A gift card leads straight to its own page (D-035). */
  async function buyGiftCard(sku: string): Promise<void> {
    const path = '/api/3/commerce/cart/gift-card';
    const opened = await call<'POST /api/3/commerce/cart/gift-card'>('POST', `${prefix}${path}`, {
      itemId,
      sku,
      qty: 1,
    });
    if (opened.ok) {
      location.assign(`${prefix}/checkout/gift-card?cartToken=${encodeURIComponent(opened.body.cartToken)}`);
    } else {
      fail(adviceFor(opened.problem, texts));
    }
  }

  /** A subscription leads straight to its own page (D-044). */
  async function openSubscription({ sku, quantity, additionalFields }: Addition) {
    const path = '/api/3/commerce/cart/subscription';
    const opened = await call<'POST /api/3/commerce/cart/subscription'>('POST', `${prefix}${path}`, {
      itemId,
      sku,
      qty: quantity,
      ...(additionalFields !== undefined && { additionalFields }),
    });
    if (opened.ok) {
      location.assign(`${prefix}/checkout/subscription?cartToken=${encodeURIComponent(opened.body.cartToken)}`);
    }
    return opened;
  }

  /** The dialog stays open with its answers until the product is in the cart (D-028). */
  async function answer(additionalFields: string): Promise<void> {
    if (questions.shown === undefined || questions.shown.isSending) return;
    const { variant, quantity } = questions.shown;
    const addition = { itemId, sku: variant.sku, quantity, additionalFields };
    const adding: Promise<Answer<unknown>> = product.isSubscribable
      ? openSubscription(addition)
      : addEntry(prefix, addition);
    const refused = await questions.send(adding);
    if (refused !== undefined) {
      fail(adviceFor(refused, texts));
    } else if ((await adding).ok) {
      setState('adding');
      if (!product.isSubscribable) succeed({ itemId, sku: variant.sku, quantity });
    }
  }

  function succeed({ sku, quantity }: Addition): void {
    track('AddToCart', { itemId, sku, quantity });
    if (isExpress) {
      location.assign(`${prefix}/checkout`);
      return;
    }
    later(addedDelayMs, () => {
      setState('added');
      later(addedShownMs, () => setState('idle'));
    });
  }

  return {
    state,
    // A message about a choice is no longer true after another choice.
    message: problem?.selection === selection ? problem.message : undefined,
    alert,
    closeAlert: () => setAlert(undefined),
    submit,
    questions: questions.shown,
    closeQuestions: questions.close,
    answer,
  };
}
