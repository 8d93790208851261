import type { Budget } from '../../budget/budget.ts';
import { defineFormatter } from '../../contract/formatter.ts';
import { resolveWithin } from '../../contract/resolve-within.ts';
import type { Scope } from '../../contract/scope.ts';
import { attributeText, attributeValue } from '../../text/attribute.ts';
import { jsonAttribute } from '../../text/json-attribute.ts';
import { descend, fields } from '../../values/reference.ts';
import { asText, isArray, isObject, isTruthy, type Value } from '../../values/value.ts';

const START = '\n'.repeat(13);

export const addToCartBtn = defineFormatter({
  name: 'add-to-cart-btn',
  group: 'commerce',
  summary: 'the button that puts the product into the cart',
  example: {
    template: '{p|add-to-cart-btn}',
    data: { p: { id: 'p1', collectionId: 'c1', structuredContent: { productType: 1 } } },
    output: `${START}<div class="sqs-add-to-cart-button-wrapper" data-animation-role="button">
  <div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary " role="button" tabindex="0" data-dynamic-strings data-collection-id="c1" data-item-id="p1" data-product-type="1" data-use-custom-label="" data-original-label="Add To Cart" >
    <div class="sqs-add-to-cart-button-inner">Add To Cart</div>
  </div>
</div>`,
  },
  prepare: () => addToCartMarkup,
});

/** All values are looked up outwards, so a theme may print the button anywhere inside the product. */
export function addToCartMarkup(item: Value, scope: Scope): string {
  const content = resolveWithin(item, scope, ['structuredContent']);
  const form = fields(content)?.additionalFieldsForm;
  const hasForm = isTruthy(fields(content)?.additionalFieldsFormId) && isTruthy(form);
  const { budget } = scope.run;
  const label = attributeText(labelOf(item, content, scope), budget);
  return `${START}<div class="sqs-add-to-cart-button-wrapper" data-animation-role="button">\n  <div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary ${
    hasForm ? 'use-form' : ''
  }" role="button" tabindex="0" data-dynamic-strings data-collection-id="${attributeValue(
    resolveWithin(item, scope, ['collectionId']),
    budget,
  )}" data-item-id="${attributeValue(resolveWithin(item, scope, ['id']), budget)}" data-product-type="${attributeValue(
    fields(content)?.productType,
    budget,
  )}" data-use-custom-label="${attributeValue(
    fields(content)?.useCustomAddButtonText,
    budget,
  )}" ${subscriptionAttribute(content, budget)}data-original-label="${label}" ${
    hasForm ? `data-form="${jsonAttribute(form, budget)}"` : ''
  }${optionAttribute(content, scope)}>\n    <div class="sqs-add-to-cart-button-inner">${label}</div>\n  </div>\n</div>`;
}

function labelOf(item: Value, content: Value, scope: Scope): string {
  const custom = fields(content)?.customAddButtonText;
  if (isTruthy(custom) && isTruthy(fields(content)?.useCustomAddButtonText)) return asText(custom);
  const [name, fallback] = isTruthy(fields(content)?.isSubscribable)
    ? ['productSubscribeText', 'Subscribe']
    : ['productAddToCartText', 'Add To Cart'];
  const text = resolveWithin(item, scope, ['localizedStrings', name]);
  return isTruthy(text) ? asText(text) : fallback;
}

function subscriptionAttribute(content: Value, budget: Budget): string {
  const isSubscribable = fields(content)?.isSubscribable;
  return isTruthy(isSubscribable) ? `data-is-subscription="${attributeValue(isSubscribable, budget)}" ` : '';
}

/** In the dialect this part is an expression; it is left out if expressions are off. */
function optionAttribute(content: Value, scope: Scope): string {
  const options = fields(content)?.productSubscriptionOptions;
  const isSubscribable = fields(content)?.isSubscribable;
  if (!scope.run.hasExpressions) return '';
  if (isArray(isSubscribable) || isObject(isSubscribable)) {
    // Expressions do not compute with lists and objects, and report an error.
    scope.run.report(`Error reducing expression: ${OPTION_EXPRESSION}: Invalid arguments to operator logical and`);
    return '';
  }
  // Only types with a quantity.
  const hasOptions = (typeof options === 'string' || typeof options === 'object') && isTruthy(options);
  return hasOptions && isTruthy(isSubscribable)
    ? `data-subscription-option-id="${attributeValue(descend(options, [0, 'id']), scope.run.budget)}"`
    : '';
}

const OPTION_EXPRESSION = '@hasProductSubsOptionAndIsSubscribable = @subsOTPOptionsCount && @isSubscribable';
