import { type MoneyObject, moneyText, readMoney } from '@awning/formats';
import type { BuyerOrderView } from '../api/generated.ts';
import { AnswerLines } from '../cart/answer-lines.tsx';
import { Amount } from './amount.tsx';

/** Texts of an order. */
export interface OrderDetailTexts {
  readonly items: string;
  readonly subtotal: string;
  readonly discount: string;
  readonly shipping: string;
  readonly tax: string;
  readonly includedTax: string;
  readonly total: string;
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

/** What was bought, what it cost and where it goes. */
export function OrderDetail({ order, language, useCLDRMoneyFormat, texts }: OrderDetailProps) {
  const money = (amount: MoneyObject) => {
    const read = readMoney(amount);
    return read === null ? '' : moneyText(read, { useCLDRMoneyFormat, locale: language });
  };
  return (
    <>
      <section className="order-summary" aria-label={texts.items}>
        <ul className="order-summary-lines">
          {order.lines
            .filter(({ kind }) => kind !== 'shipping')
            .map((line) => (
              <li key={line.id} className="order-summary-line">
                <span className="order-summary-name">
                  {line.productName}
                  <small>{[...Object.values(line.attributes), `× ${line.quantity}`].join(' · ')}</small>
                  <AnswerLines answers={line.answers} />
                </span>
                <span className="order-summary-price">{money(line.gross)}</span>
              </li>
            ))}
        </ul>
        <OrderTotals order={order} texts={texts} money={money} />
      </section>
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
  readonly order: Pick<BuyerOrderView, 'totals' | 'discounts' | 'shippingOption'>;
  readonly texts: OrderDetailTexts;
  readonly money: (amount: MoneyObject) => string;
}

function OrderTotals({ order: { totals, discounts, shippingOption }, texts, money }: OrderTotalsProps) {
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
    </dl>
  );
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
