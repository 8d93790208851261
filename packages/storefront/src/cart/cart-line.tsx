import { readQuantity, variantText } from '@awning/commerce';
import { quantityLimits } from '@awning/site-model';
import { useState } from 'react';
import type { CartEntry } from '../api/generated.ts';
import { useAwake } from '../island/use-awake.ts';
import { AnswerLines } from './answer-lines.tsx';
import type { CartPageTexts } from './cart-page-texts.ts';
import { LinePicture } from './line-picture.tsx';

export interface CartLineProps {
  readonly entry: CartEntry;
  readonly texts: CartPageTexts;
  readonly prefix: string;
  readonly money: (cents: number) => string;
  readonly onQuantity: (entry: CartEntry, quantity: number, restore: () => void) => Promise<void>;
  readonly onRemove: (entry: CartEntry) => Promise<void>;
  readonly onAnswers: (entry: CartEntry) => Promise<void>;
}

export function CartLine({ entry, texts, prefix, money, onQuantity, onRemove, onAnswers }: CartLineProps) {
  const isAwake = useAwake();
  const variant = variantText(entry.chosenVariant.attributes);
  return (
    <li className="cart-line">
      <div className="cart-line-picture">
        <LinePicture imageUrl={entry.imageUrl} format="300w" size={120} />
      </div>
      <div className="cart-line-text">
        <p className="cart-line-title">
          <a href={entry.fullUrl}>{entry.title}</a>
        </p>
        {variant === '' ? null : <p className="cart-line-variant">{variant}</p>}
        {entry.deliveryTime === '' ? null : <p className="cart-line-delivery">{entry.deliveryTime}</p>}
        <AnswerLines answers={entry.answers} />
        {isAwake && entry.answers.length > 0 && !entry.isGone ? (
          <button
            type="button"
            className="cart-answers-button"
            aria-label={texts.editAnswersOf.replace('{title}', entry.title)}
            onClick={() => void onAnswers(entry)}
          >
            {texts.editAnswers}
          </button>
        ) : null}
        <p className="cart-line-each">{texts.each.replace('{price}', money(entry.purchasePriceCents))}</p>
        {entry.isGone ? <p className="cart-line-gone">{texts.gone}</p> : null}
      </div>
      <QuantityForm entry={entry} texts={texts} prefix={prefix} onQuantity={onQuantity} />
      <p className="cart-line-total">{money(entry.subTotal)}</p>
      <form
        className="cart-line-remove"
        method="post"
        action={`${prefix}/cart/remove`}
        onSubmit={(event) => {
          event.preventDefault();
          void onRemove(entry);
        }}
      >
        <input type="hidden" name="entryId" value={entry.id} />
        <button
          type="submit"
          className="cart-remove-button"
          aria-label={texts.removeItem.replace('{title}', entry.title)}
        >
          {texts.remove}
        </button>
      </form>
    </li>
  );
}

type QuantityFormProps = Pick<CartLineProps, 'entry' | 'texts' | 'prefix' | 'onQuantity'>;

/** Takes effect on blur or Enter. Out-of-range numbers go to the nearest bound; 0 asks first (D-030, D-031). */
function QuantityForm({ entry, texts, prefix, onQuantity }: QuantityFormProps) {
  const isAwake = useAwake();
  // The typed value is shown until the cart's own number changes.
  const [draft, setDraft] = useState<{ readonly text: string; readonly instead: number }>();
  const typed = draft?.instead === entry.quantity ? draft.text : String(entry.quantity);

  function commit(): void {
    const restore = () => setDraft(undefined);
    const quantity = nearestQuantity(typed);
    if (quantity === undefined || quantity === entry.quantity) {
      restore();
      return;
    }
    setDraft({ text: String(quantity), instead: entry.quantity });
    void onQuantity(entry, quantity, restore);
  }

  return (
    <form
      className="cart-line-quantity"
      method="post"
      action={`${prefix}/cart/update`}
      onSubmit={(event) => {
        event.preventDefault();
        commit();
      }}
    >
      <input type="hidden" name="entryId" value={entry.id} />
      <input
        type="number"
        name="quantity"
        className="cart-quantity-input"
        aria-label={texts.quantityOf.replace('{title}', entry.title)}
        min={0}
        max={quantityLimits.highest}
        step={quantityLimits.step}
        inputMode="numeric"
        value={typed}
        onChange={(event) => setDraft({ text: event.target.value, instead: entry.quantity })}
        onBlur={commit}
      />
      {isAwake ? null : (
        <button type="submit" className="cart-update-button">
          {texts.update}
        </button>
      )}
    </form>
  );
}

/** The typed text as a quantity, 0 included; `undefined` if it is not a number. */
export function nearestQuantity(typed: string): number | undefined {
  const read = readQuantity(typed, 0);
  if (read.ok) return read.quantity;
  if (read.reason === 'quantity-not-a-number') return undefined;
  return Math.min(Math.max(Math.round(Number(typed)), 0), quantityLimits.highest);
}
