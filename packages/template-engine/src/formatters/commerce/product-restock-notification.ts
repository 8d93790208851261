import { defineFormatter } from '../../contract/formatter.ts';
import { escapeAttribute } from '../../text/escape.ts';
import { print } from '../../values/print.ts';
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
    if (!isArray(views)) {
      return START;
    }
    const hasCaptcha = isTruthy(scope.resolve(['website', 'captchaSettings', 'siteKey']));
    const rest = formMarkup(merchandising, hasCaptcha);
    const productId = escapeAttribute(print(member(value, 'id')));
    return START + views.map((view) => `${openingTag(productId, view)}${rest}`).join('');
  },
});

function openingTag(productId: string, view: Value): string {
  return `\n<div class="product-restock-notification" data-product-id="${productId}" data-variant-id="${escapeAttribute(
    print(member(view, 'variantId')),
  )}"${isTruthy(member(view, 'hiddenByDefault')) ? ' hidden' : ''}>\n`;
}

function formMarkup(merchandising: Value, hasCaptcha: boolean): string {
  const text = (name: string) => escapeAttribute(asText(descend(merchandising, ['restockNotificationMessages', name])));
  const isChecked = isTruthy(member(merchandising, 'mailingListOptInByDefault'));
  const mailing = isTruthy(member(merchandising, 'mailingListSignUpEnabled'))
    ? `  <label class="product-restock-mailing-list"><input type="checkbox" name="isJoinMailingList"${
        isChecked ? ' checked' : ''
      }>${text('mailingListDescription')}</label>`
    : '';
  return `  <span class="product-restock-cta">${text('CTAText')}</span>
  <form class="product-restock-form" action="#">
    <input type="text" x-autocompletetype="email" spellcheck="false" name="email" placeholder="${text('placeholderText')}">
    <input class="sqs-editable-button" type="submit" value="${text('buttonText')}">
  </form>
${mailing}
${hasCaptcha ? '  <div class="captcha-container"></div>' : ''}
</div>
`;
}
