import type { PropsOf } from '../island/island-component.ts';
import { AccountFrame } from './account-frame.tsx';
import type { SubscriptionsTexts } from './texts.ts';

export type SubscriptionsProps = PropsOf<'account-subscriptions', SubscriptionsTexts>;

/** The subscriptions of a site user; each has a page of its own, on which it is changed. */
export function Subscriptions(props: SubscriptionsProps) {
  const { subscriptions, texts } = props;
  if (subscriptions.length === 0) {
    return (
      <AccountFrame {...props} current="subscriptions">
        <p className="account-intro">{texts.none}</p>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame {...props} current="subscriptions">
      <table className="account-table">
        <thead>
          <tr>
            <th scope="col">{texts.subscription}</th>
            <th scope="col">{texts.price}</th>
            <th scope="col">{texts.status}</th>
            <th scope="col">{texts.next}</th>
          </tr>
        </thead>
        <tbody>
          {subscriptions.map(({ id, title, quantity, priceText, state, dueText, url }) => (
            <tr key={id}>
              <th scope="row">
                <a href={url}>{quantity === 1 ? title : `${quantity} × ${title}`}</a>
              </th>
              <td>{priceText}</td>
              <td>{texts.states[state]}</td>
              <td>{dueText}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </AccountFrame>
  );
}
