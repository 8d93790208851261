import type { ShoppingCart } from '../api/generated.ts';
import type { PropsOf } from '../island/island-component.ts';
import { pageContext } from '../island/page-context.ts';
import { centsText } from './cart.ts';
import { type CartLabelTexts, cartLabel } from './cart-label.ts';
import { useCart } from './cart-store.ts';

export type PillCartProps = PropsOf<'pill-cart', PillCartTexts>;

export interface PillCartTexts extends CartLabelTexts {
  readonly subtotal: string;
}

/** The floating cart. It appears when something is in the cart. */
export function PillCart({ language, texts }: PillCartProps) {
  const cart = useCart();
  return cart === undefined || cart.totalQuantity === 0 ? null : <Pill cart={cart} language={language} texts={texts} />;
}

function Pill({ cart, language, texts }: PillCartProps & { readonly cart: ShoppingCart }) {
  const { prefix, useCLDRMoneyFormat } = pageContext();
  const label = cartLabel(cart.totalQuantity, texts);
  const subtotal = centsText(cart.subtotalCents, cart.currency, { language, useCLDRMoneyFormat });
  return (
    <aside aria-label={texts.cart}>
      <a
        className="pill-cart sqs-pill-cart"
        href={`${prefix}/cart`}
        aria-label={`${label.accessible}, ${texts.subtotal} ${subtotal}`}
        onClick={(event) => {
          // The editor shows the site in a frame; the frame must navigate, not the editor.
          if (window.frameElement?.hasAttribute('data-preview-frame') === true) {
            event.preventDefault();
            (window.frameElement as HTMLIFrameElement).src = `${prefix}/cart`;
          }
        }}
      >
        <svg className="pill-cart-icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path
            d="M6 8h12l1 12H5L6 8Zm3 0V7a3 3 0 0 1 6 0v1"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            strokeLinejoin="round"
          />
        </svg>
        <span className="pill-cart-quantity">{label.visible}</span>
        <span className="pill-cart-subtotal">{subtotal}</span>
      </a>
    </aside>
  );
}
