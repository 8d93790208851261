import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import type { Value } from '../../values/value.ts';
import { productRestockNotification } from './product-restock-notification.ts';

const START = '\n\n\n\n\n\n';
const MESSAGES = {
  buttonText: 'Tell "me"',
  CTAText: 'Back <soon>',
  placeholderText: 'mail&',
  mailingListDescription: 'join>',
};

function notification(merchandising: Value, website: Value = {}, product: Value = { id: 'p1' }): Value {
  const data = { productMerchandisingContext: { p1: merchandising }, website };
  return callFormatter(productRestockNotification, [], [product], { data });
}

const form = (variant: string, mailing = '', captcha = '') => `
<div class="product-restock-notification" data-product-id="p1" data-variant-id="${variant}>
  <span class="product-restock-cta">Back &lt;soon&gt;</span>
  <form class="product-restock-form" action="#">
    <input type="text" x-autocompletetype="email" spellcheck="false" name="email" placeholder="mail&amp;">
    <input class="sqs-editable-button" type="submit" value="Tell &quot;me&quot;">
  </form>
${mailing}
${captcha}
</div>
`;

const VIEWS = { restockNotificationViews: [{ variantId: 'v1' }], restockNotificationMessages: MESSAGES };

test('MERCH-001, MERCH-002: a form for each view, with the messages of the product', () => {
  const restockNotificationViews = [{ variantId: 'v1', hiddenByDefault: true }, { variantId: '"2' }];
  expect(notification({ ...VIEWS, restockNotificationViews })).toBe(START + form('v1" hidden') + form('&quot;2"'));
});

test('without views there is no form', () => {
  expect(notification({ restockNotificationViews: [] })).toBe(START);
  expect(notification({})).toBe(START);
  expect(notification(VIEWS, {}, { id: 'p2' })).toBe(START);
  expect(notification(VIEWS, {}, {})).toBe(START);
});

const checkbox = (checked: string) =>
  `  <label class="product-restock-mailing-list"><input type="checkbox" name="isJoinMailingList"${checked}>join&gt;</label>`;

test('MERCH-003: the mailing list is offered only when signing up is enabled', () => {
  expect(notification({ ...VIEWS, mailingListSignUpEnabled: true })).toBe(START + form('v1"', checkbox('')));
  expect(notification({ ...VIEWS, mailingListSignUpEnabled: false, mailingListOptInByDefault: true })).toBe(
    START + form('v1"'),
  );
});

test('MERCH-004: the box is checked when the default is to opt in', () => {
  const merchandising = { ...VIEWS, mailingListSignUpEnabled: true, mailingListOptInByDefault: true };
  expect(notification(merchandising)).toBe(START + form('v1"', checkbox(' checked')));
});

test('a website with a captcha key has a place for it', () => {
  expect(notification(VIEWS, { captchaSettings: { siteKey: 'k' } })).toBe(
    START + form('v1"', '', '  <div class="captcha-container"></div>'),
  );
  expect(notification(VIEWS, { captchaSettings: { siteKey: '' } })).toBe(START + form('v1"'));
});

test('values of a view come before those of the product, null included', () => {
  const view = { variantId: 'v1', mailingListSignUpEnabled: true, mailingListOptInByDefault: null, captchaSiteKey: '' };
  const merchandising = { ...VIEWS, restockNotificationViews: [view], mailingListOptInByDefault: true };
  const website = { captchaSettings: { siteKey: 'k' } };
  const mailing =
    '  <label class="product-restock-mailing-list"><input type="checkbox" name="isJoinMailingList">join&gt;</label>';
  expect(notification(merchandising, website)).toBe(START + form('v1"', mailing));
});

test('values missing from a view are looked up outwards', () => {
  const product = { id: 'p1', variantId: 'v9', hiddenByDefault: true };
  expect(notification({ ...VIEWS, restockNotificationViews: [{}] }, {}, product)).toBe(START + form('v9" hidden'));
});
