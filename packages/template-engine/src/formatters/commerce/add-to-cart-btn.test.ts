import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import type { TemplateError } from '../../engine/errors.ts';
import type { Value } from '../../values/value.ts';
import { addToCartBtn } from './add-to-cart-btn.ts';

interface Parts {
  readonly useForm?: string;
  readonly attributes?: string;
  readonly label?: string;
  readonly end?: string;
}

const ATTRIBUTES = 'data-product-type="1" data-use-custom-label="" ';

function markup({ useForm = '', attributes = ATTRIBUTES, label = 'Add To Cart', end = '' }: Parts): string {
  return `${'\n'.repeat(13)}<div class="sqs-add-to-cart-button-wrapper" data-animation-role="button">
  <div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary ${useForm}" role="button" tabindex="0" data-dynamic-strings data-collection-id="c1" data-item-id="p1" ${attributes}data-original-label="${label}" ${end}>
    <div class="sqs-add-to-cart-button-inner">${label}</div>
  </div>
</div>`;
}

const button = (content: object, data: Value = {}, enableExpressions = true) =>
  callFormatter(
    addToCartBtn,
    [],
    [{ id: 'p1', collectionId: 'c1', structuredContent: { productType: 1, ...content } }],
    {
      data,
      enableExpressions,
    },
  );

test('FMT-027: the button says Add To Cart, for a subscription Subscribe', () => {
  expect(button({})).toBe(markup({}));
  expect(button({ isSubscribable: true })).toBe(
    markup({ attributes: `${ATTRIBUTES}data-is-subscription="true" `, label: 'Subscribe' }),
  );
});

test('the words of the page come before, those of the product first', () => {
  const data = { localizedStrings: { productAddToCartText: 'Kaufen', productSubscribeText: 'Abo' } };
  expect(button({}, data)).toBe(markup({ label: 'Kaufen' }));
  expect(button({ isSubscribable: 'x' }, data)).toBe(
    markup({ attributes: `${ATTRIBUTES}data-is-subscription="x" `, label: 'Abo' }),
  );
  const custom = { customAddButtonText: 'Buy "now"', useCustomAddButtonText: true };
  expect(button(custom, data)).toBe(
    markup({ attributes: 'data-product-type="1" data-use-custom-label="true" ', label: 'Buy &quot;now&quot;' }),
  );
  expect(button({ ...custom, useCustomAddButtonText: false })).toBe(
    markup({ attributes: 'data-product-type="1" data-use-custom-label="false" ' }),
  );
  expect(button({ ...custom, customAddButtonText: '' })).toBe(
    markup({ attributes: 'data-product-type="1" data-use-custom-label="true" ' }),
  );
});

test('a product with a form of its own carries it', () => {
  const form = { additionalFieldsFormId: 'f1', additionalFieldsForm: { name: '"F"' } };
  expect(button(form)).toBe(
    markup({ useForm: 'use-form', end: 'data-form="{&quot;name&quot;:&quot;\\&quot;F\\&quot;&quot;}"' }),
  );
  expect(button({ ...form, additionalFieldsFormId: '' })).toBe(markup({}));
  expect(button({ ...form, additionalFieldsForm: {} })).toBe(markup({}));
});

test('the first subscription option is named, where expressions are on', () => {
  const subscription = { isSubscribable: true, productSubscriptionOptions: [{ id: 'o1"' }, { id: 'o2' }] };
  const attributes = `${ATTRIBUTES}data-is-subscription="true" `;
  const end = 'data-subscription-option-id="o1&quot;"';
  expect(button(subscription)).toBe(markup({ attributes, label: 'Subscribe', end }));
  expect(button({ ...subscription, productSubscriptionOptions: [{ id: 'o1"' }] })).toBe(
    markup({ attributes, label: 'Subscribe', end }),
  );
  expect(button(subscription, {}, false)).toBe(markup({ attributes, label: 'Subscribe' }));
  expect(button({ ...subscription, productSubscriptionOptions: [] })).toBe(markup({ attributes, label: 'Subscribe' }));
  expect(button({ ...subscription, isSubscribable: false })).toBe(markup({}));
  expect(button({ ...subscription, isSubscribable: ['x'] })).toBe(
    markup({ attributes: `${ATTRIBUTES}data-is-subscription="x" `, label: 'Subscribe' }),
  );
});

test('everything is looked up, and escaped', () => {
  const data = { id: '<p>', collectionId: '"c"', structuredContent: { productType: '<1>' } };
  const text = callFormatter(addToCartBtn, [], ['a text'], { data });
  expect(text).toContain('data-collection-id="&quot;c&quot;" data-item-id="&lt;p&gt;" data-product-type="&lt;1&gt;"');
});

test('options count as the language counts them', () => {
  const end = 'data-subscription-option-id=""';
  const subscribed = { attributes: `${ATTRIBUTES}data-is-subscription="true" `, label: 'Subscribe' };
  for (const productSubscriptionOptions of ['ab', { x: 1 }]) {
    expect(button({ isSubscribable: true, productSubscriptionOptions })).toBe(markup({ ...subscribed, end }));
  }
  for (const productSubscriptionOptions of ['', {}, 7, true, null]) {
    expect(button({ isSubscribable: true, productSubscriptionOptions })).toBe(markup(subscribed));
  }
});

test('an expression does not compute with a list or an object, and reports an error', () => {
  for (const isSubscribable of [[1], { a: 1 }]) {
    const errors: TemplateError[] = [];
    const data = { structuredContent: { isSubscribable } };
    callFormatter(addToCartBtn, [], [data], { enableExpressions: true, errors });
    expect(errors.map(({ message }) => message)).toEqual([
      'RuntimeError: Error reducing expression: @hasProductSubsOptionAndIsSubscribable = @subsOTPOptionsCount && @isSubscribable: Invalid arguments to operator logical and',
    ]);
    callFormatter(addToCartBtn, [], [data], { errors });
    expect(errors).toHaveLength(1);
  }
});
