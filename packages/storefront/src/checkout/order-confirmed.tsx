import { useEffect } from 'react';
import type { PropsOf } from '../island/island-component.ts';
import { OrderDetail, type OrderDetailTexts, OrderPlaces } from './order-detail.tsx';
import { OrderDownloads, type OrderDownloadsTexts } from './order-downloads.tsx';
import { OrderHandling, type OrderHandlingTexts } from './order-handling.tsx';
import { PaymentAdvice, type PaymentAdviceTexts } from './payment-advice.tsx';
import { reportPurchase } from './report-purchase.ts';

export type OrderConfirmedProps = PropsOf<'order-confirmed', OrderTexts>;

export interface OrderTexts extends OrderDetailTexts, OrderDownloadsTexts, OrderHandlingTexts, PaymentAdviceTexts {
  readonly thanks: string;
  readonly received: string;
  /** With `{email}`. */
  readonly mail: string;
  /** The same while the payment is pending. */
  readonly laterMail: string;
  readonly number: string;
  readonly paidBy: string;
  readonly seeGiftCard: string;
  readonly seeSubscription: string;
  /** With `{area}`. */
  readonly openArea: string;
  /** With `{email}`: whose account has the access. */
  readonly areaAccount: string;
  readonly keepShopping: string;
}

/** The page after a purchase. It also reports the purchase. */
export function OrderConfirmed(props: OrderConfirmedProps) {
  const {
    order,
    isMailed,
    giftCardUrl,
    subscriptionUrl,
    areas = [],
    areaEmail,
    paidBy,
    advice,
    downloads,
    purchase,
    language,
    useCLDRMoneyFormat,
    shopUrl,
    texts,
  } = props;
  useEffect(() => {
    if (purchase !== undefined) reportPurchase(purchase);
  }, [purchase]);

  // An order gets its number when the payment is decided.
  const isNumbered = order.number > 0;
  const isCancelled = order.lifecycle === 'cancelled';
  return (
    <div className="order-confirmed order-columns">
      <div>
        {isCancelled ? null : (
          <p className="order-confirmed-lead">{order.paymentStatus === 'pending' ? texts.received : texts.thanks}</p>
        )}
        {isCancelled || !isMailed ? null : (
          <p>{(isNumbered ? texts.mail : texts.laterMail).replace('{email}', order.email)}</p>
        )}
        {isNumbered ? (
          <p className="order-confirmed-number">
            {texts.number} <strong>{order.number}</strong>
          </p>
        ) : null}
        {paidBy === undefined || isCancelled ? null : (
          <p className="order-confirmed-payment">
            {texts.paidBy} <strong>{paidBy}</strong>
          </p>
        )}
        {advice === undefined ? null : <PaymentAdvice {...advice} texts={texts} />}
        {giftCardUrl === undefined ? null : (
          <p>
            <a className="sqs-button-element--secondary" href={giftCardUrl}>
              {texts.seeGiftCard}
            </a>
          </p>
        )}
        {subscriptionUrl === undefined ? null : (
          <p>
            <a className="sqs-button-element--secondary" href={subscriptionUrl}>
              {texts.seeSubscription}
            </a>
          </p>
        )}
        {areas.length === 0 ? null : (
          <div className="order-confirmed-areas">
            {areaEmail === undefined ? null : <p>{texts.areaAccount.replace('{email}', areaEmail)}</p>}
            {areas.map(({ name, url }) => (
              <p key={url}>
                <a className="sqs-button-element--secondary" href={url}>
                  {texts.openArea.replace('{area}', name)}
                </a>
              </p>
            ))}
          </div>
        )}
        <OrderDownloads downloads={downloads} texts={texts} />
        <OrderHandling order={order} language={language} useCLDRMoneyFormat={useCLDRMoneyFormat} texts={texts} />
      </div>
      <OrderDetail order={order} language={language} useCLDRMoneyFormat={useCLDRMoneyFormat} texts={texts} />
      <div>
        <OrderPlaces order={order} language={language} texts={texts} />
        <p>
          <a className="sqs-button-element--primary" href={shopUrl}>
            {texts.keepShopping}
          </a>
        </p>
      </div>
    </div>
  );
}
