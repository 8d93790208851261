import { ProductType } from '@awning/site-model';
import type { Budget } from '../../budget/budget.ts';
import { LruCache, MAX_KEY_LENGTH } from '../../cache/lru-cache.ts';
import { defineFormatter } from '../../contract/formatter.ts';
import type { Scope } from '../../contract/scope.ts';
import { formatMessage } from '../../message/format-message.ts';
import { productContent } from '../../product/product-content.ts';
import { type VariantOption, variantOptions } from '../../product/variant-options.ts';
import { attributeText, attributeValue } from '../../text/attribute.ts';
import { escapeAttribute } from '../../text/escape.ts';
import { jsonAttribute } from '../../text/json-attribute.ts';
import { writeEach } from '../../text/write-each.ts';
import { member } from '../../values/reference.ts';
import { isTruthy, type Value } from '../../values/value.ts';
import { localizedText } from './localized-text.ts';

export const variantsSelect = defineFormatter({
  name: 'variants-select',
  group: 'commerce',
  summary: 'the choice among the variants of a product, as lists and as buttons',
  example: {
    template: '{p|variants-select}',
    data: { p: { id: 'p1', structuredContent: { productType: 1, variants: [{}] } } },
    output: '',
  },
  prepare: () => (value, scope) => variantsSelectMarkup(value, scope) || undefined,
});

/** The select, empty if there is no choice. */
export function variantsSelectMarkup(item: Value, scope: Scope): string {
  const { budget } = scope.run;
  const product = productContent(item, budget);
  const options = variantOptions(product);
  if (options.length === 0) return '';
  const isGiftCard = product.productType === ProductType['gift-card'];
  const patterns = isGiftCard ? giftCardPatterns(scope) : productPatterns(scope);
  return `\n  \n  \n  \n  \n\n  <div class="product-variants" data-item-id="${attributeValue(
    member(item, 'id'),
    budget,
  )}" data-variants="${jsonAttribute(member(product.content, 'variants'), budget)}"${subscriptionAttributes(
    product.content,
    budget,
  )} data-animation-role="content">${writeEach(options, budget, (option) => optionMarkup(option, patterns, scope))}\n  </div>\n`;
}

interface Patterns {
  readonly title: string;
  readonly select: string;
}

function giftCardPatterns(scope: Scope): Patterns {
  return {
    title: localizedText(scope, 'giftCardValueDisplayText', 'Value'),
    select: localizedText(scope, 'giftCardVariantSelectText', 'Select Value'),
  };
}

function productPatterns(scope: Scope): Patterns {
  return { title: '{name}', select: localizedText(scope, 'productVariantSelectText', 'Select {variantName}') };
}

function subscriptionAttributes(content: Value, budget: Budget): string {
  return isTruthy(member(content, 'isSubscribable'))
    ? ` data-is-subscribable="true" data-subscription-plan="${jsonAttribute(member(content, 'subscriptionPlan'), budget)}"`
    : '';
}

function optionMarkup({ name, values }: VariantOption, patterns: Patterns, scope: Scope): string {
  const texts = [
    messageText(patterns.title, 'name', name, scope),
    messageText(patterns.select, 'variantName', name, scope),
    name,
    ...values,
  ];
  // Each part is prefixed with its length, so that two different lists never have the same key.
  let key = '';
  for (const text of texts) key += `${text.length} ${text}`;
  return key.length > MAX_KEY_LENGTH
    ? writeLongOption(texts, scope.run.budget)
    : markups.getOrBuild(key, () => writeOption(texts, escapeAttribute).join(''));
}

/** Each value includes the option's name, so the result can be many times as long as its parts. */
function writeLongOption(texts: readonly string[], budget: Budget): string {
  const parts = writeOption(texts, (text) => attributeText(text, budget));
  budget.require(parts.reduce((sum, { length }) => sum + length, 0));
  return parts.join('');
}

/** Cached, because the products of a shop mostly share sizes and colours. */
const markups = new LruCache<string>();

/** An array that is joined: a string made by repeated `+` would be flattened again on every page. */
function writeOption(
  [title, select, optionName, ...values]: readonly string[],
  escape: (text: string) => string,
): readonly string[] {
  const name = escape(optionName ?? '');
  const afterValue = `" name="variant-option-${name}" id="variant-option-${name}-`;
  const afterId = `"/>\n      <label class="sqs-button-element--secondary" role="button" tabindex="0" for="variant-option-${name}-`;
  const escaped = values.map((value) => escape(value));
  return [
    `\n    <div class="variant-option">\n    <div class="variant-option-title">${title}: </div>\n    <div class="variant-select-wrapper">\n      <select aria-label="${select}" data-variant-option-name="${name}">\n        <option value="">${select}</option>\n        `,
    ...escaped.map((value) => `<option value="${value}">${value}</option>`),
    `\n      </select>\n    </div>\n    <div class="variant-radiobtn-wrapper" data-variant-option-name="${name}">`,
    ...escaped.map(
      (value) =>
        `\n      <input type="radio" class="variant-radiobtn" value="${value}${afterValue}${value}${afterId}${value}">${value}</label>`,
    ),
    '\n    </div>\n    </div>',
  ];
}

function messageText(pattern: string, argument: string, value: string, scope: Scope): string {
  return attributeText(formatMessage(pattern, [[argument, value]], scope), scope.run.budget);
}
