import { OrderDetail, type OrderDetailTexts, OrderPlaces } from '../checkout/order-detail.tsx';
import { OrderDownloads, type OrderDownloadsTexts } from '../checkout/order-downloads.tsx';
import { OrderHandling, type OrderHandlingTexts } from '../checkout/order-handling.tsx';
import { PaymentAdvice, type PaymentAdviceTexts } from '../checkout/payment-advice.tsx';
import type { PropsOf } from '../island/island-component.ts';
import { AccountFrame } from './account-frame.tsx';
import { dayText } from './moment.ts';
import { orderStatus } from './orders.tsx';
import type { OrdersTexts } from './texts.ts';

export type OrderProps = PropsOf<
  'account-order',
  OrdersTexts & { readonly detail: OrderDetailTexts & OrderDownloadsTexts & OrderHandlingTexts & PaymentAdviceTexts }
>;

export function Order(props: OrderProps) {
  const { order, advice, downloads, texts, prefix, language, useCLDRMoneyFormat } = props;
  return (
    <AccountFrame {...props} current="orders">
      <p className="account-intro">
        <time dateTime={order.placedAt}>{dayText(order.placedAt, language)}</time> · {orderStatus(order, texts)}
      </p>
      <div className="order-columns">
        <div>
          {advice === undefined ? null : <PaymentAdvice {...advice} texts={texts.detail} />}
          <OrderDownloads downloads={downloads} texts={texts.detail} />
          <OrderHandling
            order={order}
            language={language}
            useCLDRMoneyFormat={useCLDRMoneyFormat}
            texts={texts.detail}
          />
        </div>
        <OrderDetail order={order} language={language} useCLDRMoneyFormat={useCLDRMoneyFormat} texts={texts.detail} />
        <div>
          <OrderPlaces order={order} language={language} texts={texts.detail} />
          <p>
            <a href={`${prefix}/account/orders`}>{texts.back}</a>
          </p>
        </div>
      </div>
    </AccountFrame>
  );
}
