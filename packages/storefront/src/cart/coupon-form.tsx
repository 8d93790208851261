import { type SubmitEvent, useId, useState } from 'react';
import type { CartDiscount, ShoppingCart } from '../api/generated.ts';

export interface CouponFormProps {
  readonly cart: Pick<ShoppingCart, 'discounts' | 'couponNotices'>;
  readonly texts: CouponTexts;
  readonly prefix: string;
  readonly money: (cents: number) => string;
  /** Both return whether it worked. */
  readonly onEnter: (code: string) => Promise<boolean>;
  readonly onRemove: (code: string) => Promise<boolean>;
}

export interface CouponTexts {
  readonly coupon: string;
  readonly apply: string;
  readonly freeShipping: string;
  /** With `{code}`. */
  readonly removeCoupon: string;
  readonly remove: string;
}

/** The codes of a cart: what each takes off, why one does not apply, and a field for another. Works without scripts, too. */
export function CouponForm({ cart, texts, prefix, money, onEnter, onRemove }: CouponFormProps) {
  const id = useId();
  const [code, setCode] = useState('');

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (code.trim() !== '' && (await onEnter(code.trim()))) setCode('');
  }

  return (
    <div className="cart-coupons">
      {cart.discounts.length + cart.couponNotices.length === 0 ? null : (
        <ul className="cart-coupon-list">
          {cart.discounts.map((discount) => (
            <CouponLine key={discount.code} code={discount.code} texts={texts} prefix={prefix} onRemove={onRemove}>
              {discountText(discount, texts, money)}
            </CouponLine>
          ))}
          {cart.couponNotices.map(({ code: invalid, text }) => (
            <CouponLine key={invalid} code={invalid} notice={text} texts={texts} prefix={prefix} onRemove={onRemove} />
          ))}
        </ul>
      )}
      <form
        className="cart-coupon-form"
        method="post"
        action={`${prefix}/cart/coupon`}
        onSubmit={(event) => void onSubmit(event)}
      >
        <label htmlFor={id}>{texts.coupon}</label>
        <div className="cart-coupon-row">
          <input
            id={id}
            name="code"
            type="text"
            maxLength={50}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
          <button type="submit" className="cart-coupon-apply sqs-button-element--secondary">
            {texts.apply}
          </button>
        </div>
      </form>
    </div>
  );
}

/** What a code takes off; free shipping is a text until a shipping option is chosen. */
function discountText(
  { kind, amountCents }: CartDiscount,
  texts: Pick<CouponTexts, 'freeShipping'>,
  money: (cents: number) => string,
): string {
  return kind === 'free-shipping' && amountCents === 0 ? texts.freeShipping : `−${money(amountCents)}`;
}

interface CouponLineProps extends Pick<CouponFormProps, 'texts' | 'prefix' | 'onRemove'> {
  readonly code: string;
  readonly notice?: string;
  readonly children?: string;
}

function CouponLine({ code, notice, children, texts, prefix, onRemove }: CouponLineProps) {
  return (
    <li className={notice === undefined ? 'cart-coupon' : 'cart-coupon cart-coupon--invalid'}>
      <span className="cart-coupon-code">{code}</span>
      {children === undefined ? null : <span className="cart-coupon-amount">{children}</span>}
      <form
        method="post"
        action={`${prefix}/cart/coupon/remove`}
        onSubmit={(event) => {
          event.preventDefault();
          void onRemove(code);
        }}
      >
        <input type="hidden" name="code" value={code} />
        <button type="submit" className="cart-remove-button" aria-label={texts.removeCoupon.replace('{code}', code)}>
          {texts.remove}
        </button>
      </form>
      {notice === undefined ? null : <span className="cart-coupon-notice">{notice}</span>}
    </li>
  );
}
