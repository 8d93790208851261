import type { PropsOf } from '../island/island-component.ts';
import type { CheckoutTexts } from './checkout.ts';
import { LoneForm } from './lone-form.tsx';

export interface SubscriptionTexts extends CheckoutTexts {
  readonly renewal: string;
  /** Only the price of the goods is agreed. */
  readonly shippingAdded: string;
  readonly buySubscription: string;
}

export type SubscriptionFormProps = PropsOf<'subscription-form', SubscriptionTexts>;

/** Where a subscription goes, and how it is paid. */
export function SubscriptionForm(props: SubscriptionFormProps) {
  const { texts, cart, priceText } = props;
  return (
    <LoneForm {...props} path="/checkout/subscription" buy={texts.buySubscription} isSaved>
      <p className="checkout-hint">
        <strong>{`${priceText}.`}</strong> {cart.requiresShipping ? `${texts.shippingAdded} ` : ''}
        {texts.renewal}
      </p>
    </LoneForm>
  );
}
