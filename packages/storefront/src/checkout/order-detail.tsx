import { type MoneyObject, moneyText, readMoney } from '@awning/formats';

export interface ConfirmedOrder {
  readonly number: number;
  readonly email: string;
  readonly paymentStatus: string;
  readonly lines: readonly OrderLine[];
  readonly totals: Readonly<
    Record<'subtotal' | 'discount' | 'shipping' | 'tax' | 'includedTax' | 'total', MoneyObject>
  >;
  readonly shippingAddress: OrderAddress | null;
}

interface OrderLine {
  readonly id: string;
  readonly kind: string;
  readonly productName: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly quantity: number;
  readonly total: MoneyObject;
}

interface OrderAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly line1: string;
  readonly line2: string;
  readonly postalCode: string;
  readonly city: string;
  readonly region: string;
  readonly country: string;
}

/** Words for what was bought. */
export interface OrderDetailTexts {
  readonly items: string;
  readonly subtotal: string;
  readonly discount: string;
  readonly shipping: string;
  readonly tax: string;
  readonly includedTax: string;
  readonly total: string;
  readonly address: string;
}

interface OrderDetailProps {
  readonly order: ConfirmedOrder;
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
                </span>
                <span className="order-summary-price">{money(line.total)}</span>
              </li>
            ))}
        </ul>
        <OrderTotals totals={order.totals} texts={texts} money={money} />
      </section>
      {order.shippingAddress === null ? null : (
        <ShippingTo address={order.shippingAddress} language={language} texts={texts} />
      )}
    </>
  );
}

interface OrderTotalsProps {
  readonly totals: ConfirmedOrder['totals'];
  readonly texts: OrderDetailTexts;
  readonly money: (amount: MoneyObject) => string;
}

const optionalAmounts = ['discount', 'shipping', 'tax'] as const;

function OrderTotals({ totals, texts, money }: OrderTotalsProps) {
  const isSomething = (amount: MoneyObject) => Number(amount.decimalValue) !== 0;
  return (
    <dl className="order-summary-totals">
      <Amount name={texts.subtotal} text={money(totals.subtotal)} />
      {optionalAmounts
        .filter((name) => isSomething(totals[name]))
        .map((name) => (
          <Amount key={name} name={texts[name]} text={`${name === 'discount' ? '−' : ''}${money(totals[name])}`} />
        ))}
      <Amount name={texts.total} text={money(totals.total)} kind="total" />
      {isSomething(totals.includedTax) ? (
        <Amount name={texts.includedTax} text={money(totals.includedTax)} kind="small" />
      ) : null}
    </dl>
  );
}

interface AmountProps {
  readonly name: string;
  readonly text: string;
  readonly kind?: 'total' | 'small';
}

function Amount({ name, text, kind }: AmountProps) {
  return (
    <div className={kind === undefined ? 'amount' : `amount amount--${kind}`}>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

interface ShippingToProps {
  readonly address: OrderAddress;
  readonly language: string;
  readonly texts: OrderDetailTexts;
}

function ShippingTo({ address, language, texts }: ShippingToProps) {
  const { firstName, lastName, line1, line2, postalCode, city, region } = address;
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(address.country) ?? address.country;
  const lines = [`${firstName} ${lastName}`, line1, line2, `${postalCode} ${city}`, region, country];
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
