import { type ReactNode, useRef, useState } from 'react';
import { useEditedAnswers } from '../additional-fields/use-edited-answers.ts';
import { AlertDialog } from '../alert/alert-dialog.tsx';
import { adviceFor } from '../api/advice.ts';
import type { Answer } from '../api/call.ts';
import type { CartEntry, ShoppingCart } from '../api/generated.ts';
import { InstalmentMessage } from '../instalments/instalment-message.tsx';
import type { PropsOf } from '../island/island-component.ts';
import { track } from '../track/track.ts';
import { centsText } from './cart.ts';
import { CartLine } from './cart-line.tsx';
import type { CartPageTexts } from './cart-page-texts.ts';
import { changeAnswers, changeQuantity, enterCoupon, removeCoupon, removeEntry, useCart } from './cart-store.ts';
import { CouponForm } from './coupon-form.tsx';

export type CartPageProps = PropsOf<'cart-page', CartPageTexts>;

type Dialog =
  | { readonly kind: 'alert'; readonly title: string; readonly text: string }
  | { readonly kind: 'zero'; readonly entry: CartEntry; readonly restore: () => void };

/** The whole cart, to review, change and check out. Its forms work without scripts, too. */
export function CartPage(props: CartPageProps) {
  const { texts, prefix, language, useCLDRMoneyFormat } = props;
  const cart = useCart() ?? props.cart;
  const root = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<Dialog>();
  const [status, setStatus] = useState('');
  const answers = useEditedAnswers(prefix, texts);
  const money = (cents: number) => centsText(cents, cart.currency, { language, useCLDRMoneyFormat });

  /** Themes and spinners listen for these two events; the second one follows a failure as well (D-039). */
  async function recalculate(
    change: Promise<Answer<{ shoppingCart: ShoppingCart }>>,
    title: string,
  ): Promise<ShoppingCart | undefined> {
    root.current?.dispatchEvent(new CustomEvent('cart:recalculate:start', { bubbles: true }));
    const answer = await change;
    root.current?.dispatchEvent(new CustomEvent('cart:recalculate:end', { bubbles: true }));
    if (!answer.ok) {
      setDialog({ kind: 'alert', title, text: adviceFor(answer.problem, texts) });
      return undefined;
    }
    return answer.body.shoppingCart;
  }

  async function onQuantity(entry: CartEntry, quantity: number, restore: () => void): Promise<void> {
    if (quantity === 0) {
      setDialog({ kind: 'zero', entry, restore });
      return;
    }
    const changed = await recalculate(changeQuantity(prefix, entry.id, quantity), texts.unableToUpdate);
    if (changed === undefined) {
      restore();
    } else {
      setStatus(texts.updated.replace('{subtotal}', money(changed.subtotalCents)));
    }
  }

  async function onRemove(entry: CartEntry): Promise<void> {
    const changed = await recalculate(removeEntry(prefix, entry.id), texts.unableToRemove);
    if (changed !== undefined) {
      track('remove_from_cart', { itemId: entry.itemId, quantity: entry.quantity });
      setStatus(texts.removed.replace('{title}', entry.title));
      // The button that had the focus is gone.
      root.current?.focus();
    }
  }

  async function onAnswers(entry: CartEntry): Promise<void> {
    const text = await answers.open(entry);
    if (text !== undefined) setDialog({ kind: 'alert', title: texts.unableToOpen, text });
  }

  async function onNewAnswers(entry: CartEntry, additionalFields: string): Promise<void> {
    const answer = await answers.send(changeAnswers(prefix, entry.id, additionalFields));
    const changed = answer && (await recalculate(Promise.resolve(answer), texts.unableToUpdateForm));
    if (changed !== undefined) setStatus(texts.updated.replace('{subtotal}', money(changed.subtotalCents)));
  }

  async function onCoupon(change: Promise<Answer<{ shoppingCart: ShoppingCart }>>, code: string, said: string) {
    const changed = await recalculate(change, texts.unableToApply);
    const invalid = changed?.couponNotices.find((notice) => notice.code.toLowerCase() === code.toLowerCase());
    if (changed !== undefined) setStatus(invalid?.text ?? said.replace('{code}', code));
    return changed !== undefined;
  }

  return (
    <div className="cart" ref={root} tabIndex={-1}>
      {props.notice ? (
        <p className="cart-notice" role="alert">
          {props.notice}
          {props.noticeProduct ? (
            <>
              {' '}
              <a href={props.noticeProduct.url}>{props.noticeProduct.title}</a>
            </>
          ) : null}
        </p>
      ) : null}
      {cart.notices.map((text) => (
        <p key={text} className="cart-notice" role="alert">
          {text}
        </p>
      ))}
      <output className="visually-hidden">{status}</output>
      {cart.entries.length === 0 ? (
        <EmptyCart texts={texts} shopUrl={props.shopUrl} />
      ) : (
        <div className="cart-columns">
          <ul className="cart-lines">
            {cart.entries.map((entry) => (
              <CartLine
                key={entry.id}
                entry={entry}
                texts={texts}
                prefix={prefix}
                money={money}
                onQuantity={onQuantity}
                onRemove={onRemove}
                onAnswers={onAnswers}
              />
            ))}
          </ul>
          <CartSummary {...props} cart={cart} money={money}>
            <CouponForm
              cart={cart}
              texts={texts}
              prefix={prefix}
              money={money}
              onEnter={(code) => onCoupon(enterCoupon(prefix, code), code, texts.couponApplied)}
              onRemove={(code) => onCoupon(removeCoupon(prefix, code), code, texts.couponRemoved)}
            />
          </CartSummary>
        </div>
      )}
      {answers.shown === undefined ? null : (
        <answers.shown.Dialog
          {...answers.shown}
          language={language}
          action=""
          submitText={texts.saveAnswers}
          closeText={texts.closeForm}
          onClose={answers.close}
          onAnswers={(additionalFields) => void onNewAnswers(answers.shown!.entry, additionalFields)}
        />
      )}
      {dialog?.kind === 'alert' ? (
        <AlertDialog
          title={dialog.title}
          text={dialog.text}
          confirmText={texts.close}
          onConfirm={() => setDialog(undefined)}
        />
      ) : null}
      {dialog?.kind === 'zero' ? (
        <AlertDialog
          text={texts.zeroQuestion}
          confirmText={texts.yes}
          onConfirm={() => {
            setDialog(undefined);
            void onRemove(dialog.entry);
          }}
          cancel={{
            text: texts.no,
            onCancel: () => {
              setDialog(undefined);
              dialog.restore();
            },
          }}
        />
      ) : null}
    </div>
  );
}

function EmptyCart({ texts, shopUrl }: { readonly texts: CartPageTexts; readonly shopUrl: string }) {
  return (
    <div className="cart-empty">
      <p>{texts.empty}</p>
      <p>
        <a className="sqs-button-element--primary" href={shopUrl}>
          {texts.keepShopping}
        </a>
      </p>
    </div>
  );
}

type CartSummaryProps = CartPageProps & {
  readonly money: (cents: number) => string;
  readonly children: ReactNode;
};

function CartSummary(props: CartSummaryProps) {
  const { cart, texts, prefix, shopUrl, minimumSubtotalText, money, children } = props;
  const offGoods = cart.discounts
    .filter(({ kind }) => kind !== 'free-shipping')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  return (
    <div className="cart-summary">
      <p className="cart-subtotal">
        <span>{texts.subtotal}</span> <strong className="cart-subtotal-price">{money(cart.subtotalCents)}</strong>
      </p>
      {children}
      {offGoods === 0 ? null : (
        <p className="cart-subtotal cart-after-discount">
          <span>{texts.afterDiscount}</span> <strong>{money(cart.subtotalCents - offGoods)}</strong>
        </p>
      )}
      {cart.instalments === null ? null : <InstalmentMessage offer={cart.instalments} texts={texts} />}
      <Extras {...props} />
      {minimumSubtotalText === undefined ? (
        <a className="cart-checkout sqs-button-element--primary" href={`${prefix}/checkout`}>
          {texts.checkout}
        </a>
      ) : (
        <p className="cart-minimum" role="alert">
          {minimumSubtotalText}
        </p>
      )}
      <p className="cart-continue">
        <a href={shopUrl}>{texts.keepShopping}</a>
      </p>
    </div>
  );
}

/** What the prices contain and what comes on top; where the law asks for no such note, that both follow. */
function Extras({
  cart,
  texts,
  priceNotes,
  shippingUrl,
}: Pick<CartPageProps, 'cart' | 'texts' | 'priceNotes' | 'shippingUrl'>) {
  const untaxed = cart.taxCents > 0 ? 'added' : 'none';
  const note = priceNotes[cart.includedTaxCents > 0 ? 'included' : untaxed];
  if (note === undefined) return <p className="cart-extras">{texts.extras}</p>;
  if (!cart.requiresShipping) return note.alone === '' ? null : <p className="cart-extras">{note.alone}</p>;
  return (
    <p className="cart-extras">
      {note.withShipping}{' '}
      {shippingUrl === undefined ? priceNotes.shipping : <a href={shippingUrl}>{priceNotes.shipping}</a>}
    </p>
  );
}
