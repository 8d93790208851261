import { type ConfirmedOrder, OrderDetail, type OrderDetailTexts } from '../checkout/order-detail.tsx';
import { AccountFrame, type FrameProps } from './account-frame.tsx';
import { dayText } from './moment.ts';
import { orderStatus } from './orders.tsx';
import type { OrdersTexts } from './texts.ts';

export interface OrderProps extends FrameProps {
  readonly order: ConfirmedOrder & { readonly placedAt: string; readonly fulfilmentStatus: string };
  readonly language: string;
  readonly useCLDRMoneyFormat: boolean;
  readonly texts: OrdersTexts & { readonly detail: OrderDetailTexts };
}

export function Order(props: OrderProps) {
  const { order, texts, prefix, language, useCLDRMoneyFormat } = props;
  return (
    <AccountFrame {...props} current="orders">
      <p className="account-intro">
        <time dateTime={order.placedAt}>{dayText(order.placedAt, language)}</time> · {orderStatus(order, texts)}
      </p>
      <OrderDetail order={order} language={language} useCLDRMoneyFormat={useCLDRMoneyFormat} texts={texts.detail} />
      <p>
        <a href={`${prefix}/account/orders`}>{texts.back}</a>
      </p>
    </AccountFrame>
  );
}
