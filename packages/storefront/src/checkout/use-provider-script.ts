import { useEffect } from 'react';
import type { OfferedProvider } from '../api/generated.ts';

/** The elements that come with the shop; each is loaded only where it is drawn. */
const ownElements: Readonly<Record<string, () => Promise<unknown>>> = {
  'stripe-fields': () => import('./stripe/stripe-fields.ts'),
};

/** Loads the script that draws a provider's own fields, once its way to pay is chosen. */
export function useProviderScript(element: OfferedProvider['element']): void {
  const { tag = '', script } = element ?? {};
  useEffect(() => {
    void ownElements[tag]?.();
    if (script === undefined) return;
    const isThere = [...document.scripts].some(({ src }) => src === new URL(script, location.href).href);
    if (!isThere) {
      document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: script }));
    }
  }, [tag, script]);
}

/** An element of a provider that has to finish something, such as fetching a token, before the form is sent. */
interface PreparingElement extends HTMLElement {
  prepare?(): Promise<void>;
}

/** Returns what the provider's element objects to, in words for the shopper; undefined if the form can be sent. */
export async function prepareProvider(form: HTMLFormElement): Promise<string | undefined> {
  const element = form.querySelector<PreparingElement>('[data-provider-element]');
  try {
    await element?.prepare?.();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
