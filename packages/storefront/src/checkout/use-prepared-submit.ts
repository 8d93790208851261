import { type SubmitEvent, useRef, useState } from 'react';
import { prepareProvider } from './use-provider-script.ts';

/**
 * For forms that are posted: the chosen provider's element finishes first, and the form is then sent with its value.
 * `objection` is what the element objects to, in words for the shopper.
 */
export function usePreparedSubmit() {
  const [objection, setObjection] = useState<string>();
  const [isSending, setSending] = useState(false);
  const isPrepared = useRef(false);

  async function prepare(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    setObjection(undefined);
    setSending(true);
    const found = await prepareProvider(form);
    setSending(false);
    if (found !== undefined) {
      setObjection(found);
      return;
    }
    isPrepared.current = true;
    form.requestSubmit(submitter);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    const { submitter } = event.nativeEvent;
    // The button that only updates the totals pays nothing.
    const isPaying = submitter?.getAttribute('name') !== 'only';
    const form = event.currentTarget;
    if (isPrepared.current || !isPaying || !form.querySelector('[data-provider-element]')) {
      isPrepared.current = false;
      return;
    }
    event.preventDefault();
    if (!isSending) void prepare(form, submitter);
  }

  return { objection, isSending, onSubmit };
}
