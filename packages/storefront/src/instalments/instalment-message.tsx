import type { InstalmentOffer } from '@awning/commerce';
import { useId, useRef, useState } from 'react';
import { instalmentPage } from './instalment-page.ts';

export interface InstalmentTexts {
  readonly aboutInstalments: string;
  readonly close: string;
}

interface InstalmentMessageProps {
  readonly offer: InstalmentOffer;
  readonly texts: InstalmentTexts;
}

/** Shows beside a price how it can be paid in instalments; the pill and the button open the provider's page. */
export function InstalmentMessage({ offer, texts }: InstalmentMessageProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const id = useId();
  const [isOpening, setOpening] = useState(false);
  const label = texts.aboutInstalments.replace('{brand}', offer.brand);

  /** If the page cannot be loaded, nothing opens, and the shopper sees no error. */
  async function open(): Promise<void> {
    if (isOpening) return;
    setOpening(true);
    const page = await instalmentPage(offer.locale);
    setOpening(false);
    if (page !== undefined) {
      content.current?.replaceChildren(...page);
      dialog.current?.showModal();
    }
  }

  return (
    <div className={offer.isInRange ? 'instalments' : 'instalments instalments--out-of-range'}>
      <button type="button" className="instalment-pill" aria-haspopup="dialog" onClick={() => void open()}>
        {offer.isInRange ? (
          <>
            {offer.text} <strong>{offer.brand}</strong>
          </>
        ) : (
          <>
            <strong>{offer.brand}</strong> {offer.text}
          </>
        )}
      </button>
      <button
        type="button"
        className="instalment-info"
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => void open()}
      >
        <span aria-hidden="true">i</span>
      </button>
      {/* The browser keeps the focus inside, closes it with Escape and restores the focus. */}
      <dialog ref={dialog} className="awning-dialog instalment-dialog" aria-labelledby={id}>
        <h2 id={id} className="awning-dialog-title">
          {offer.brand}
        </h2>
        <div ref={content} className="instalment-content" />
        <div className="awning-dialog-buttons">
          <button type="button" className="sqs-button-element--primary" onClick={() => dialog.current?.close()}>
            {texts.close}
          </button>
        </div>
      </dialog>
    </div>
  );
}
