import { type MouseEvent, useId, useState } from 'react';
import { adviceFor } from '../api/advice.ts';
import type { ShoppingCart } from '../api/generated.ts';
import { enterGiftCard, removeGiftCard } from '../cart/cart-store.ts';
import type { CheckoutTexts } from './checkout.ts';

interface GiftCardsProps {
  readonly cart: Pick<ShoppingCart, 'giftCards'>;
  readonly texts: CheckoutTexts;
  readonly prefix: string;
  readonly money: (cents: number) => string;
  readonly error: string | undefined;
}

/**
 * The gift cards that pay, and a field for another one. It is part of the checkout form: without scripts its buttons
 * send the form to addresses of their own, which show it again with what was typed.
 */
export function GiftCards({ cart, texts, prefix, money, error }: GiftCardsProps) {
  const id = useId();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState(error);
  const isOpen = cart.giftCards.length > 0 || problem !== undefined;

  async function onEnter(event: { preventDefault(): void }): Promise<void> {
    event.preventDefault();
    setProblem(undefined);
    if (code.trim() === '') return;
    const answer = await enterGiftCard(prefix, code.trim());
    if (answer.ok) setCode('');
    else setProblem(adviceFor(answer.problem, texts));
  }

  async function onRemove(event: MouseEvent, cardId: string): Promise<void> {
    event.preventDefault();
    setProblem(undefined);
    const answer = await removeGiftCard(prefix, cardId);
    if (!answer.ok) setProblem(adviceFor(answer.problem, texts));
  }

  return (
    <details className="checkout-gift-cards" open={isOpen || undefined}>
      <summary>{texts.giftCard}</summary>
      {cart.giftCards.length === 0 ? null : (
        <ul className="cart-coupon-list">
          {cart.giftCards.map((card) => (
            <li key={card.id} className="cart-coupon">
              <span className="cart-coupon-code">•••• {card.lastCharacters}</span>
              <span className="cart-coupon-amount">−{money(card.amountCents)}</span>
              <button
                type="submit"
                formAction={`${prefix}/checkout/gift-card/remove`}
                name="giftCardId"
                value={card.id}
                className="cart-remove-button"
                aria-label={texts.removeGiftCard.replace('{code}', card.lastCharacters)}
                onClick={(event) => void onRemove(event, card.id)}
              >
                {texts.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="cart-coupon-form">
        <label htmlFor={id}>{texts.giftCardCode}</label>
        <div className="cart-coupon-row">
          <input
            id={id}
            name="giftCardCode"
            type="text"
            maxLength={100}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={code}
            aria-invalid={problem === undefined ? undefined : true}
            aria-describedby={problem === undefined ? undefined : `${id}-error`}
            onChange={(event) => setCode(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') void onEnter(event);
            }}
          />
          <button
            type="submit"
            formAction={`${prefix}/checkout/gift-card/enter`}
            className="cart-coupon-apply sqs-button-element--secondary"
            onClick={(event) => void onEnter(event)}
          >
            {texts.apply}
          </button>
        </div>
        {problem === undefined ? null : (
          <p id={`${id}-error`} className="field-error" role="alert">
            {problem}
          </p>
        )}
      </div>
    </details>
  );
}
