import type { ShoppingCart } from '../api/generated.ts';
import { AnswerLines } from '../cart/answer-lines.tsx';
import { LinePicture } from '../cart/line-picture.tsx';
import { Amount } from './amount.tsx';
import type { CheckoutTexts } from './checkout.ts';
import { lineText } from './line-text.ts';

export interface OrderSummaryProps {
  readonly cart: ShoppingCart;
  readonly texts: CheckoutTexts;
  readonly money: (cents: number) => string;
}

const summaryId = 'order-summary';

/** Above a form that is longer than a phone: what the order costs, and the way to its lines. */
export function OrderGlance({ cart, texts, money }: OrderSummaryProps) {
  return (
    <a className="order-glance" href={`#${summaryId}`}>
      <span>{texts.summary}</span>
      <strong>{money(cart.amountDueCents)}</strong>
    </a>
  );
}

/** What is bought and what it costs, always visible beside the button that places the order. */
export function OrderSummary({ cart, texts, money }: OrderSummaryProps) {
  return (
    <section id={summaryId} className="order-summary" aria-label={texts.summary}>
      <h2 className="order-summary-title">{texts.summary}</h2>
      <ul className="order-summary-lines">
        {cart.entries.map((entry) => (
          <li key={entry.id} className="order-summary-line">
            <LinePicture imageUrl={entry.imageUrl} format="100w" size={56} />
            <span className="order-summary-name">
              {entry.title}
              <small>{lineText({ ...entry.chosenVariant, quantity: entry.quantity }, texts)}</small>
              {entry.deliveryTime === '' ? null : <small>{entry.deliveryTime}</small>}
              <AnswerLines answers={entry.answers} />
            </span>
            <span className="order-summary-price">{money(entry.subTotal)}</span>
          </li>
        ))}
      </ul>
      <dl className="order-summary-totals">
        <Amount name={texts.subtotal} text={money(cart.subtotalCents)} />
        {cart.discounts.map(({ code, amountCents }) =>
          amountCents === 0 ? null : (
            <Amount key={code} name={`${texts.discount} ${code}`} text={`−${money(amountCents)}`} />
          ),
        )}
        {cart.couponNotices.map(({ code, text }) => (
          <Amount key={code} name={`${texts.discount} ${code}`} detail={text} text="–" kind="invalid" />
        ))}
        {cart.requiresShipping && cart.selectedShippingOption !== null ? (
          <Amount
            name={texts.shipping}
            detail={cart.selectedShippingOption.name}
            text={cart.shippingCostCents === 0 ? texts.free : money(cart.shippingCostCents)}
          />
        ) : null}
        {cart.taxCents === 0 ? null : <Amount name={texts.tax} text={money(cart.taxCents)} />}
        <Amount name={texts.total} text={money(cart.grandTotalCents)} kind="total" />
        {cart.includedTaxCents === 0 ? null : (
          <Amount name={texts.includedTax} text={money(cart.includedTaxCents)} kind="small" />
        )}
        {cart.giftCards.map(({ id, lastCharacters, amountCents }) =>
          amountCents === 0 ? null : (
            <Amount
              key={id}
              name={texts.giftCardCode}
              detail={`•••• ${lastCharacters}`}
              text={`−${money(amountCents)}`}
            />
          ),
        )}
        {cart.amountDueCents === cart.grandTotalCents ? null : (
          <Amount name={texts.amountDue} text={money(cart.amountDueCents)} kind="total" />
        )}
      </dl>
    </section>
  );
}
