import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { CaptchaBox } from '../captcha/captcha-box.tsx';
import { useAwake } from '../island/use-awake.ts';
import { useSelection } from '../product/selection-store.ts';
import { chosenView, type RestockFormProps, type SoldOutVariant } from './restock.ts';
import { useRestockSignUp } from './use-restock-sign-up.ts';

/**
 * The sign-up for a notice when the chosen variant is back. The form stays in the page while another variant is chosen, hidden, so
 * that what was typed is not lost.
 */
export function RestockForm(props: RestockFormProps) {
  const { chosen } = useSelection(props.productId);
  const shown = chosenView(props, chosen);
  const view = shown ?? props.views[0];
  if (view === undefined) return null;
  return (
    <>
      <VariantForm {...props} key={view.variantId} view={view} isShown={shown !== undefined} />
      {props.isAlone ? null : (
        <noscript>
          <PlainForm {...props} />
        </noscript>
      )}
    </>
  );
}

interface VariantFormProps extends RestockFormProps {
  readonly view: SoldOutVariant;
  readonly isShown: boolean;
}

function VariantForm(props: VariantFormProps) {
  const { productId, texts, language, captcha, prefix, view, isShown } = props;
  const { state, message, isEmailWrong, submit, onCaptchaDrawn, onCaptchaKey } = useRestockSignUp(
    props,
    view.variantId,
  );
  const [email, setEmail] = useState(props.email ?? '');
  const [isJoinMailingList, setJoining] = useState(props.hasList && props.isListTicked);
  const isAwake = useAwake();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  // The message is said by its role; whoever sees it continues where it is put right.
  useEffect(() => {
    if (state === 'failure' && isEmailWrong) field.current?.focus();
  }, [state, isEmailWrong]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void submit({ email, isJoinMailingList });
  }

  const isSubmitting = state === 'submitting';
  return (
    <div
      className="product-restock-notification"
      data-product-id={productId}
      data-variant-id={view.variantId}
      data-restock-state={state}
      hidden={!isShown}
    >
      <output className="product-restock-success">{state === 'success' ? message : null}</output>
      {state === 'success' ? null : (
        <>
          <span className="product-restock-cta">{props.callText || texts.call}</span>
          <form
            className="product-restock-form"
            method="post"
            action={`${prefix}/restock/sign-up`}
            noValidate
            onSubmit={onSubmit}
          >
            <input type="hidden" name="productId" value={productId} />
            <input type="hidden" name="variantId" value={view.variantId} />
            <div className="product-restock-row">
              <label className="visually-hidden" htmlFor={`${id}-email`}>
                {texts.placeholder}
              </label>
              <input
                ref={field}
                id={`${id}-email`}
                type="email"
                name="email"
                autoComplete="email"
                spellCheck={false}
                placeholder={props.placeholder || texts.placeholder}
                value={email}
                onChange={(event) => setEmail(event.target.value)}
                readOnly={isSubmitting}
                aria-invalid={isEmailWrong || undefined}
                aria-describedby={message === undefined ? undefined : `${id}-message`}
              />
              <button
                type="submit"
                className="sqs-editable-button sqs-button-element--primary"
                disabled={captcha !== null && !isAwake}
                aria-disabled={isSubmitting || undefined}
              >
                {isSubmitting ? texts.submitting : props.buttonText || texts.button}
              </button>
            </div>
            {props.hasList ? (
              <label className="product-restock-mailing-list">
                <input
                  type="checkbox"
                  name="isJoinMailingList"
                  checked={isJoinMailingList}
                  onChange={(event) => setJoining(event.target.checked)}
                />
                {props.listText || texts.joinList}
              </label>
            ) : null}
            {captcha === null ? null : (
              <div className="captcha-container" data-captcha={captcha.provider}>
                {isAwake && isShown ? (
                  <CaptchaBox
                    captcha={captcha}
                    theme="light"
                    language={language}
                    texts={texts.captchaBox}
                    onKey={onCaptchaKey}
                    onDrawn={onCaptchaDrawn}
                  />
                ) : null}
                {isAwake ? null : <p className="form-needs-scripts">{texts.needsScripts}</p>}
              </div>
            )}
            <p className="product-restock-message" id={`${id}-message`} role="alert">
              {message}
            </p>
          </form>
        </>
      )}
    </div>
  );
}

/** Without scripts the choice of the other form is not known, so this one has its own. */
function PlainForm({ views, productId, prefix, texts, captcha, ...props }: RestockFormProps) {
  if (captcha !== null) return <p className="form-needs-scripts">{texts.needsScripts}</p>;
  return (
    <div className="product-restock-notification">
      <span className="product-restock-cta">{props.callText || texts.call}</span>
      <form className="product-restock-form" method="post" action={`${prefix}/restock/sign-up`}>
        <input type="hidden" name="productId" value={productId} />
        <label className="product-restock-variant">
          {texts.variant}{' '}
          <select name="variantId">
            {views.map(({ variantId, name }) => (
              <option key={variantId} value={variantId}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <div className="product-restock-row">
          <input
            type="email"
            name="email"
            autoComplete="email"
            aria-label={texts.placeholder}
            placeholder={props.placeholder || texts.placeholder}
          />
          <button type="submit" className="sqs-editable-button sqs-button-element--primary">
            {props.buttonText || texts.button}
          </button>
        </div>
        {props.hasList ? (
          <label className="product-restock-mailing-list">
            <input type="checkbox" name="isJoinMailingList" defaultChecked={props.isListTicked} />
            {props.listText || texts.joinList}
          </label>
        ) : null}
      </form>
    </div>
  );
}
