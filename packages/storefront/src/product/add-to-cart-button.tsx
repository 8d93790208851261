import { useEffect, useRef, useState } from 'react';
import { AlertDialog } from '../alert/alert-dialog.tsx';
import { buttonLabel } from './button-label.ts';
import type { ProductIslandProps } from './product.ts';
import { useAddToCart } from './use-add-to-cart.ts';

/** The button of the plain form around it. With scripts it adds without leaving the page. */
export function AddToCartButton(product: ProductIslandProps) {
  const { itemId, productType, isSoldOut, texts, formId, customLabel, language } = product;
  const { state, message, alert, closeAlert, submit, questions, closeQuestions, answer } = useAddToCart(product);
  const button = useRef<HTMLButtonElement>(null);
  const label = buttonLabel(product, texts);
  // The button keeps its width, so that another label does not move the page.
  const [width, setWidth] = useState<number>();
  useFormSubmit(formId, async () => {
    setWidth(button.current?.getBoundingClientRect().width);
    await submit();
  });

  return (
    <>
      <p className="product-form-message" role="alert">
        {message}
      </p>
      <div className="sqs-add-to-cart-button-wrapper" data-animation-role="button">
        <button
          ref={button}
          type="submit"
          className={`sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary is-${state}`}
          data-item-id={itemId}
          data-product-type={productType}
          data-use-custom-label={customLabel !== null}
          data-original-label={label}
          disabled={isSoldOut}
          style={state === 'idle' ? undefined : { width }}
          aria-disabled={state === 'idle' ? undefined : true}
        >
          <span className="sqs-add-to-cart-button-inner">
            {isSoldOut ? texts.soldOut : { idle: label, adding: texts.adding, added: texts.added }[state]}
          </span>
        </button>
      </div>
      <output className="visually-hidden">{state === 'added' ? texts.added : ''}</output>
      {questions === undefined ? null : (
        <questions.Dialog
          {...questions}
          language={language}
          action={`${product.prefix}/cart/additional-fields`}
          submitText={label}
          closeText={texts.closeForm}
          onClose={closeQuestions}
          onAnswers={(additionalFields) => void answer(additionalFields)}
        />
      )}
      {alert === undefined ? null : (
        <AlertDialog title={alert.title} text={alert.text} confirmText={texts.close} onConfirm={closeAlert} />
      )}
    </>
  );
}

/** The form is outside the island, so React does not know it. */
function useFormSubmit(formId: string, submit: () => Promise<void>): void {
  const latest = useRef(submit);
  useEffect(() => {
    latest.current = submit;
  });
  useEffect(() => {
    const form = document.getElementById(formId) as HTMLFormElement | null;
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      void latest.current();
    };
    // The browser's own messages would replace ours.
    form?.setAttribute('novalidate', '');
    form?.addEventListener('submit', onSubmit);
    return () => form?.removeEventListener('submit', onSubmit);
  }, [formId]);
}
