import { type Money, type MoneyObject, moneyText, readMoney, writeMoney } from '@awning/formats';
import type { BuyerOrderView } from '../api/generated.ts';
import { AnswerLines } from '../cart/answer-lines.tsx';
import { LinePicture } from '../cart/line-picture.tsx';
import { Amount } from './amount.tsx';
import { lineText } from './line-text.ts';

/** Texts of an order. */
export interface OrderDetailTexts {
  readonly items: string;
  readonly quantity: string;
  readonly subtotal: string;
  readonly discount: string;
  readonly shipping: string;
  readonly tax: string;
  readonly includedTax: string;
  readonly total: string;
  readonly giftCards: string;
  readonly refunded: string;
  readonly afterRefund: string;
  readonly free: string;
  readonly address: string;
  readonly vatNumber: string;
  readonly note: string;
}

interface OrderDetailProps {
  readonly order: BuyerOrderView;
  readonly language: string;
  readonly useCLDRMoneyFormat: boolean;
  readonly texts: OrderDetailTexts;
}

/** What was bought and what it cost. */
export function OrderDetail({ order, language, useCLDRMoneyFormat, texts }: OrderDetailProps) {
  const money = (amount: MoneyObject) => {
    const read = readMoney(amount);
    return read === null ? '' : moneyText(read, { useCLDRMoneyFormat, locale: language });
  };
  return (
    <section className="order-summary" aria-label={texts.items}>
      <ul className="order-summary-lines">
        {order.lines
          .filter(({ kind }) => kind !== 'shipping')
          .map((line) => (
            <li key={line.id} className="order-summary-line">
              <LinePicture imageUrl={order.pictures[line.id] ?? null} format="100w" size={56} />
              <span className="order-summary-name">
                {line.productName}
                <small>{lineText(line, texts)}</small>
                <AnswerLines answers={line.answers} />
              </span>
              <span className="order-summary-price">{money(line.gross)}</span>
            </li>
          ))}
      </ul>
      <OrderTotals order={order} texts={texts} money={money} />
    </section>
  );
}

/** Where it goes, and what the buyer has said about it. */
export function OrderPlaces({ order, language, texts }: Pick<OrderDetailProps, 'order' | 'language' | 'texts'>) {
  return (
    <>
      {order.shippingAddress === null ? null : (
        <ShippingTo address={order.shippingAddress} language={language} texts={texts} />
      )}
      {order.vatNumber === null ? null : (
        <p>
          {texts.vatNumber}: {order.vatNumber}
        </p>
      )}
      {order.buyerNote === null ? null : (
        <section className="order-note">
          <h2>{texts.note}</h2>
          <p>{order.buyerNote}</p>
        </section>
      )}
    </>
  );
}

interface OrderTotalsProps {
  readonly order: Pick<BuyerOrderView, 'totals' | 'discounts' | 'shippingOption' | 'refunds'>;
  readonly texts: OrderDetailTexts;
  readonly money: (amount: MoneyObject) => string;
}

function OrderTotals({ order: { totals, discounts, shippingOption, refunds }, texts, money }: OrderTotalsProps) {
  const refunded = refundedOf(refunds, totals.total);
  const isSomething = (amount: MoneyObject) => Number(amount.decimalValue) !== 0;
  return (
    <dl className="order-summary-totals">
      <Amount name={texts.subtotal} text={money(totals.subtotal)} />
      {discounts.map(({ code, amount }) => (
        <Amount key={code} name={`${texts.discount} ${code}`} text={`−${money(amount)}`} />
      ))}
      {shippingOption === null ? null : (
        <Amount
          name={texts.shipping}
          detail={shippingOption}
          text={isSomething(totals.shipping) ? money(totals.shipping) : texts.free}
        />
      )}
      {isSomething(totals.tax) ? <Amount name={texts.tax} text={money(totals.tax)} /> : null}
      <Amount name={texts.total} text={money(totals.total)} kind="total" />
      {isSomething(totals.includedTax) ? (
        <Amount name={texts.includedTax} text={money(totals.includedTax)} kind="small" />
      ) : null}
      {isSomething(totals.giftCards) ? <Amount name={texts.giftCards} text={money(totals.giftCards)} /> : null}
      {refunded === undefined ? null : (
        <>
          <Amount name={texts.refunded} text={`−${money(refunded.amount)}`} />
          <Amount name={texts.afterRefund} text={money(refunded.rest)} kind="total" />
        </>
      )}
    </dl>
  );
}

/** What was refunded and what is left of the total. A refund in progress does not count yet. */
function refundedOf(refunds: BuyerOrderView['refunds'], total: MoneyObject) {
  const done = refunds.filter(({ state }) => state === 'done');
  const whole = readMoney(total);
  if (done.length === 0 || whole === null) return undefined;
  const minorUnits = done.reduce((sum, { amount }) => sum + (readMoney(amount)?.minorUnits ?? 0n), 0n);
  const money = (units: bigint): Money => ({ minorUnits: units, currency: whole.currency });
  return { amount: writeMoney(money(minorUnits)), rest: writeMoney(money(whole.minorUnits - minorUnits)) };
}

interface ShippingToProps {
  readonly address: NonNullable<BuyerOrderView['shippingAddress']>;
  readonly language: string;
  readonly texts: OrderDetailTexts;
}

function ShippingTo({ address, language, texts }: ShippingToProps) {
  const { firstName, lastName, company, line1, line2, postalCode, city, region } = address;
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(address.country) ?? address.country;
  const lines = [`${firstName} ${lastName}`, company, line1, line2, `${postalCode} ${city}`, region, country];
  return (
    <section className="order-address">
      <h2>{texts.address}</h2>
      <address>
        {lines
          .filter((line) => line.trim() !== '')
          .map((line) => (
            <span key={line}>{line}</span>
          ))}
      </address>
    </section>
  );
}
