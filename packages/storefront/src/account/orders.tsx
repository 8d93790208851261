import { type MoneyObject, moneyText, readMoney } from '@awning/formats';
import type { PropsOf } from '../island/island-component.ts';
import { AccountFrame } from './account-frame.tsx';
import { dayText } from './moment.ts';
import type { OrdersTexts } from './texts.ts';

export type OrdersProps = PropsOf<'account-orders', OrdersTexts>;

export function Orders(props: OrdersProps) {
  const { orders, texts, prefix, language, shopUrl, useCLDRMoneyFormat } = props;
  const path = `${prefix}/account/orders`;
  if (orders.length === 0) {
    return (
      <AccountFrame {...props} current="orders">
        <p className="account-intro">{texts.none}</p>
        <p>
          <a className="sqs-button-element--primary" href={shopUrl}>
            {texts.shop}
          </a>
        </p>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame {...props} current="orders">
      <table className="account-table">
        <thead>
          <tr>
            <th scope="col">{texts.number}</th>
            <th scope="col">{texts.date}</th>
            <th scope="col">{texts.status}</th>
            <th scope="col" className="account-amount">
              {texts.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map(({ id, number, placedAt, total, ...order }) => (
            <tr key={id}>
              <th scope="row">
                <a href={`${path}/${id}`}>{number}</a>
              </th>
              <td>
                <time dateTime={placedAt}>{dayText(placedAt, language)}</time>
              </td>
              <td>{orderStatus(order, texts)}</td>
              <td className="account-amount">{priceText(total, { language, useCLDRMoneyFormat })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </AccountFrame>
  );
}

/** What a buyer wants to know: whether it has shipped; before that, whether it is paid. */
export function orderStatus(
  { paymentStatus, fulfilmentStatus }: { readonly paymentStatus: string; readonly fulfilmentStatus: string },
  texts: OrdersTexts,
): string {
  const isOpen = fulfilmentStatus === 'unfulfilled' || fulfilmentStatus === 'none_needed';
  return texts.statuses[isOpen ? paymentStatus : fulfilmentStatus] ?? texts.statuses['placed'] ?? '';
}

function priceText(money: MoneyObject, format: { readonly language: string; readonly useCLDRMoneyFormat: boolean }) {
  const read = readMoney(money);
  return read === null
    ? ''
    : moneyText(read, { locale: format.language, useCLDRMoneyFormat: format.useCLDRMoneyFormat });
}
