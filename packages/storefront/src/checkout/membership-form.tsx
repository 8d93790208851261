import type { PropsOf } from '../island/island-component.ts';
import type { CheckoutTexts } from './checkout.ts';
import { LoneForm } from './lone-form.tsx';

export interface MembershipTexts extends CheckoutTexts {
  /** Which account has the access. */
  readonly account: string;
}

export type MembershipFormProps = PropsOf<'membership-form', MembershipTexts>;

/** Who gets access to a member area, and how it is paid. */
export function MembershipForm(props: MembershipFormProps) {
  const { texts } = props;
  return (
    <LoneForm {...props} path="/checkout/membership" buy={texts.placeOrder}>
      <p className="checkout-hint">{texts.account}</p>
    </LoneForm>
  );
}
