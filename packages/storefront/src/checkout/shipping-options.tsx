import { useEffect, useState } from 'react';
import type { ShoppingCart } from '../api/generated.ts';
import { chooseShippingOption } from '../cart/cart-store.ts';
import type { CheckoutTexts } from './checkout.ts';

export interface ShippingOptionsProps {
  readonly cart: ShoppingCart;
  readonly texts: CheckoutTexts;
  readonly prefix: string;
  readonly money: (cents: number) => string;
  readonly error: string | undefined;
}

export function ShippingOptions({ cart, texts, prefix, money, error }: ShippingOptionsProps) {
  // Shown immediately; the totals follow when the server has calculated them.
  const [clicked, setClicked] = useState<string>();
  const selected = clicked ?? cart.selectedShippingOption?.id;

  async function choose(id: string): Promise<void> {
    setClicked(id);
    await chooseShippingOption(prefix, id);
    setClicked(undefined);
  }

  // The total needs a choice, and the first option is the owner's preferred one.
  const [first] = cart.shippingOptions;
  const missing = selected === undefined ? first?.id : undefined;
  useEffect(() => {
    if (missing !== undefined) void chooseShippingOption(prefix, missing);
  }, [missing, prefix]);

  return (
    <fieldset className="checkout-part" aria-invalid={error === undefined ? undefined : true} tabIndex={-1}>
      <legend>{texts.shipping}</legend>
      {cart.shippingOptions.length === 0 ? (
        <p className="checkout-hint">
          {cart.shippingLocation === null || cart.canShip ? texts.shippingAfterAddress : texts.noShipping}
        </p>
      ) : (
        <ul className="choice-list">
          {cart.shippingOptions.map(({ id, name, priceCents }) => (
            <li key={id}>
              <label className="choice">
                <input
                  type="radio"
                  name="shippingOptionId"
                  value={id}
                  checked={id === selected}
                  onChange={() => void choose(id)}
                />
                <span className="choice-name">{name}</span>
                <span className="choice-price">{priceCents === 0 ? texts.free : money(priceCents)}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
      {error === undefined ? null : <p className="field-error">{error}</p>}
    </fieldset>
  );
}
