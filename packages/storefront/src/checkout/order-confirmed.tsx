import { useEffect } from 'react';
import { type ConfirmedOrder, OrderDetail, type OrderDetailTexts } from './order-detail.tsx';
import { reportPurchase } from './report-purchase.ts';

export interface OrderConfirmedProps {
  readonly order: ConfirmedOrder;
  /** What is reported about the purchase (D-093). */
  readonly purchase?: Readonly<Record<string, unknown>>;
  readonly language: string;
  readonly shopUrl: string;
  readonly useCLDRMoneyFormat: boolean;
  readonly texts: OrderTexts;
}

export interface OrderTexts extends OrderDetailTexts {
  readonly thanks: string;
  readonly received: string;
  /** With `{email}`. */
  readonly mail: string;
  /** The same while the payment is not decided. */
  readonly laterMail: string;
  readonly number: string;
  readonly keepShopping: string;
}

/** The page after a purchase. It reports the purchase, and otherwise only shows it. */
export function OrderConfirmed({ order, purchase, language, useCLDRMoneyFormat, shopUrl, texts }: OrderConfirmedProps) {
  useEffect(() => {
    if (purchase !== undefined) {
      reportPurchase(purchase);
    }
  }, [purchase]);

  // An order gets its number when the payment is decided.
  const isNumbered = order.number > 0;
  return (
    <div className="order-confirmed">
      <p className="order-confirmed-lead">{order.paymentStatus === 'paid' ? texts.thanks : texts.received}</p>
      <p>{(isNumbered ? texts.mail : texts.laterMail).replace('{email}', order.email)}</p>
      {isNumbered ? (
        <p className="order-confirmed-number">
          {texts.number} <strong>{order.number}</strong>
        </p>
      ) : null}
      <OrderDetail order={order} language={language} useCLDRMoneyFormat={useCLDRMoneyFormat} texts={texts} />
      <p>
        <a className="sqs-button-element--primary" href={shopUrl}>
          {texts.keepShopping}
        </a>
      </p>
    </div>
  );
}
