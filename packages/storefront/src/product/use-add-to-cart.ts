import { ProductType } from '@awning/site-model';
import { useEffect, useRef, useState } from 'react';
import { adviceFor } from '../api/advice.ts';
import { areCookiesEnabled } from '../api/cookies.ts';
import { addEntry } from '../cart/cart-store.ts';
import { track } from '../track/track.ts';
import { checkSelection } from './check-selection.ts';
import type { ProductIslandProps } from './product.ts';
import { selectionOf } from './selection-store.ts';

/** Storefront specification section 4; the timers start when the answer arrives (D-034). */
const addedDelayMs = 1000;
const addedShownMs = 2000;
const errorDelayMs = 1000;

type ButtonState = 'idle' | 'adding' | 'added';

export interface AddToCart {
  readonly state: ButtonState;
  /** What is missing on the page, shown beside the button. */
  readonly message: string | undefined;
  /** What went wrong with the call, shown as an alert. */
  readonly alert: { readonly title: string; readonly text: string } | undefined;
  readonly closeAlert: () => void;
  readonly submit: () => Promise<void>;
}

export function useAddToCart(product: ProductIslandProps): AddToCart {
  const { texts, language, prefix, itemId, isExpress } = product;
  const [state, setState] = useState<ButtonState>('idle');
  const [message, setMessage] = useState<string>();
  const [alert, setAlert] = useState<AddToCart['alert']>();
  const timer = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function later(ms: number, then: () => void): void {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(then, ms);
  }

  function fail(text: string): void {
    setAlert({ title: alertTitle(product), text });
    later(errorDelayMs, () => setState('idle'));
  }

  async function submit(): Promise<void> {
    if (state !== 'idle') {
      return;
    }
    const checked = checkSelection(product, selectionOf(itemId), texts, language);
    if (!checked.ok) {
      setMessage(checked.message);
      return;
    }
    setMessage(undefined);
    setState('adding');
    if (!areCookiesEnabled()) {
      fail(texts.cookiesDisabled);
      return;
    }
    const { variant, quantity } = checked;
    const answer = await addEntry(prefix, { itemId, sku: variant.sku, quantity });
    if (!answer.ok) {
      fail(adviceFor(answer.problem, texts));
      return;
    }
    track('AddToCart', { itemId, sku: variant.sku, quantity });
    if (isExpress) {
      location.assign(`${prefix}/checkout`);
      return;
    }
    later(addedDelayMs, () => {
      setState('added');
      later(addedShownMs, () => setState('idle'));
    });
  }

  return { state, message, alert, closeAlert: () => setAlert(undefined), submit };
}

function alertTitle({ productType, isExpress, texts }: ProductIslandProps): string {
  if (productType === ProductType['gift-card']) {
    return texts.unableToPurchaseGiftCard;
  }
  return isExpress ? texts.unableToPurchase : texts.unableToAdd;
}
