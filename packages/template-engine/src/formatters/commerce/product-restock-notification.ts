import type { Budget } from '../../budget/budget.ts';
import { defineFormatter } from '../../contract/formatter.ts';
import { resolveWithin } from '../../contract/resolve-within.ts';
import type { Scope } from '../../contract/scope.ts';
import { attributeText, attributeValue } from '../../text/attribute.ts';
import { writeEach } from '../../text/write-each.ts';
import { descend, member } from '../../values/reference.ts';
import { asText, isArray, isTruthy, type Value } from '../../values/value.ts';
import { merchandisingOf } from './merchandising.ts';

const START = '\n\n\n\n\n\n';

export const productRestockNotification = defineFormatter({
  name: 'product-restock-notification',
  group: 'commerce',
  summary: 'a form for each variant that visitors can ask to be told about when it is back',
  example: { template: '{p|product-restock-notification}', data: { p: { id: 'p1' } }, output: START },
  prepare: () => (value, scope) => {
    const merchandising = merchandisingOf(value, scope);
    const views = member(merchandising, 'restockNotificationViews');
    if (!isArray(views)) return START;
    const siteKey = scope.resolve(['website', 'captchaSettings', 'siteKey']);
    const { budget } = scope.run;
    const productId = attributeValue(member(value, 'id'), budget);
    return (
      START +
      writeEach(
        views,
        budget,
        (view) => openingTag(productId, view, scope) + formMarkup(view, merchandising, siteKey, budget),
      )
    );
  },
});

/** Values missing from a view are looked up outwards, as in the dialect's template. */
function openingTag(productId: string, view: Value, scope: Scope): string {
  return `\n<div class="product-restock-notification" data-product-id="${productId}" data-variant-id="${attributeValue(
    resolveWithin(view, scope, ['variantId']),
    scope.run.budget,
  )}"${isTruthy(resolveWithin(view, scope, ['hiddenByDefault'])) ? ' hidden' : ''}>\n`;
}

function formMarkup(view: Value, merchandising: Value, siteKey: Value, budget: Budget): string {
  const isOn = (name: string) => isTruthy(ownOr(view, name, member(merchandising, name)));
  const text = (name: string) =>
    attributeText(asText(descend(merchandising, ['restockNotificationMessages', name])), budget);
  const mailing = isOn('mailingListSignUpEnabled')
    ? `  <label class="product-restock-mailing-list"><input type="checkbox" name="isJoinMailingList"${
        isOn('mailingListOptInByDefault') ? ' checked' : ''
      }>${text('mailingListDescription')}</label>`
    : '';
  return `  <span class="product-restock-cta">${text('CTAText')}</span>
  <form class="product-restock-form" action="#">
    <input type="text" x-autocompletetype="email" spellcheck="false" name="email" placeholder="${text('placeholderText')}">
    <input class="sqs-editable-button" type="submit" value="${text('buttonText')}">
  </form>
${mailing}
${isTruthy(ownOr(view, 'captchaSiteKey', siteKey)) ? '  <div class="captcha-container"></div>' : ''}
</div>
`;
}

/** A null in the view hides an outer value. */
function ownOr(view: Value, name: string, around: Value): Value {
  const own = member(view, name);
  return own === undefined ? around : own;
}
