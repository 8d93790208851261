import type { Right } from '@awning/site-model';

/** Who a route is for. */
export type Audience = Right | 'any member' | 'site user' | 'anyone' | 'operator' | 'setup link';

/**
 * Who may call what, read from Appendices B and C and the decisions named here, never from the routes: a route that opens by
 * mistake differs from its line. A new route needs a line, and its reviewer compares that line with the specification.
 */
export const audiences: Readonly<Record<string, Audience>> = {
  // Appendix C: what each role edits.
  ...editing('coupon', '/api/commerce/coupons', 'coupons.edit', ['duplicate']),
  ...editing('product', '/api/commerce/products', 'products.edit', ['duplicate', 'publish']),
  ...editing('shipping-zone', '/api/commerce/shipping-zones', 'shipping.edit', ['duplicate']),
  ...editing('tax-rule', '/api/commerce/tax-rules', 'taxes.edit', ['duplicate']),

  // Appendix C: ADMIN alone has the team and the settings; mails hold reset links and codes (D-167).
  'GET /api/captcha/settings': 'settings.manage',
  'PUT /api/captcha/settings': 'settings.manage',
  'GET /api/jobs': 'jobs.read',
  'POST /api/jobs/:id/retry': 'settings.manage',
  'GET /api/mail/outbox': 'mail.read',
  'GET /api/mail/outbox/:id': 'mail.read',
  'POST /api/mail/outbox/:id/send': 'settings.manage',
  'POST /api/team/invitations': 'team.manage',
  'DELETE /api/team/invitations/:id': 'team.manage',
  'GET /api/team/members': 'team.manage',
  'DELETE /api/team/members/:id': 'team.manage',
  'PUT /api/team/members/:id/roles': 'team.manage',
  ...editingOne('/api/website/settings', 'settings.manage'),
  'GET /api/website/mail-server': 'settings.manage',
  'GET /config/settings/mail/:id/preview': 'mail.read',

  // Appendix C: STORE_MANAGER has the orders.
  'GET /api/commerce/orders': 'orders.read',
  'GET /api/commerce/orders/:id': 'orders.read',
  'POST /api/commerce/orders/:id/cancel': 'orders.edit',

  // Appendix B gives the form template to ADMIN and EDITOR, Appendix C forms and their submissions to EDITOR; D-079 keeps
  // passwords for ADMIN.
  'DELETE /api/form-submissions/:id': 'forms.edit',
  'GET /api/form-submissions/:id': 'formSubmissions.read',
  'GET /api/form-submissions/:id/passwords': 'formPasswords.read',
  'GET /api/forms': 'forms.edit',
  'POST /api/forms': 'forms.edit',
  'GET /api/forms/:id': 'forms.edit',
  'POST /api/forms/:id/archive': 'forms.edit',
  'PUT /api/forms/:id/delivery': 'forms.edit',
  'GET /api/forms/:id/submissions': 'formSubmissions.read',
  'POST /api/forms/:id/versions': 'forms.edit',
  'GET /api/template/GetTemplateSchema': 'forms.edit',
  'GET /config/forms/:id/submissions.csv': 'formSubmissions.read',

  // Appendix C: CAMPAIGNS_EDITOR has the contacts.
  'GET /api/newsletter/contacts': 'contacts.edit',
  'DELETE /api/newsletter/contacts/:id': 'contacts.edit',
  'GET /config/contacts.csv': 'contacts.edit',

  // D-170: team members preview shop mails; D-169: whoever is on the team signs out, and keeps the own name, password and
  // sessions; the shell shows only what its calls allow.
  'GET /api/back-office/overview': 'config.open',
  'GET /api/mail/templates': 'shopMails.preview',
  'PUT /api/team/password': 'any member',
  'PUT /api/team/profile': 'any member',
  'GET /api/team/confirmation': 'any member',
  'POST /api/team/confirmation': 'any member',
  'DELETE /api/team/session': 'any member',
  'GET /api/team/session': 'any member',
  'DELETE /api/team/sessions': 'any member',
  'GET /config': 'any member',
  'GET /config/*': 'any member',
  'GET /config/commerce/emails/:template/preview': 'shopMails.preview',

  // D-169: the link of the first start; the operator's token.
  'POST /api/team/owner': 'setup link',
  'GET /metrics': 'operator',

  // Appendix B: the site user, about themselves.
  'GET /account': 'site user',
  'GET /account/addresses': 'site user',
  'POST /account/addresses': 'site user',
  'POST /account/addresses/default': 'site user',
  'POST /account/addresses/remove': 'site user',
  'POST /account/delete': 'site user',
  'POST /account/email': 'site user',
  'POST /account/logout': 'site user',
  'GET /account/orders': 'site user',
  'GET /account/orders/:orderId': 'site user',
  'POST /account/password': 'site user',
  'GET /account/privacy': 'site user',
  'POST /account/profile': 'site user',
  'GET /account/sessions': 'site user',
  'POST /account/sessions/end': 'site user',
  'GET /api/site-users/account': 'site user',
  'GET /api/site-users/account/addresses': 'site user',
  'POST /api/site-users/account/addresses': 'site user',
  'DELETE /api/site-users/account/addresses/:id': 'site user',
  'PUT /api/site-users/account/addresses/:id': 'site user',
  'POST /api/site-users/account/deletion': 'site user',
  'POST /api/site-users/account/email-change': 'site user',
  'GET /api/site-users/account/export': 'site user',
  'GET /api/site-users/account/orders': 'site user',
  'GET /api/site-users/account/orders/:orderId': 'site user',
  'POST /api/site-users/account/password-change': 'site user',
  'PUT /api/site-users/account/profile': 'site user',
  'DELETE /api/site-users/account/session': 'site user',
  'DELETE /api/site-users/account/sessions': 'site user',
  'GET /api/site-users/account/sessions': 'site user',
  'DELETE /api/site-users/account/sessions/:id': 'site user',

  // Appendix B: any visitor. What belongs to one visitor is told apart by cookie, mailed link or key, which tests of the feature
  // cover.
  'GET /': 'anyone',
  'GET /*': 'anyone',
  'GET /account/confirm': 'anyone',
  'POST /account/confirm': 'anyone',
  'GET /account/confirm-email': 'anyone',
  'POST /account/confirm-email': 'anyone',
  'GET /account/login': 'anyone',
  'POST /account/login': 'anyone',
  'GET /account/new-password': 'anyone',
  'POST /account/new-password': 'anyone',
  'GET /account/register': 'anyone',
  'POST /account/register': 'anyone',
  'GET /account/reset': 'anyone',
  'POST /account/reset': 'anyone',
  'GET /api/captcha/challenge': 'anyone',
  'GET /api/commerce/additional-fields': 'anyone',
  'POST /api/commerce/checkout': 'anyone',
  'POST /api/commerce/donations': 'anyone',
  'GET /api/commerce/inventory/stock': 'anyone',
  'POST /api/commerce/payments/:provider/events/:websiteId': 'anyone',
  'GET /api/commerce/shopping-cart': 'anyone',
  'DELETE /api/commerce/shopping-cart/coupons': 'anyone',
  'POST /api/commerce/shopping-cart/coupons': 'anyone',
  'POST /api/commerce/shopping-cart/entries': 'anyone',
  'DELETE /api/commerce/shopping-cart/entries/:entryId': 'anyone',
  'PUT /api/commerce/shopping-cart/entries/:entryId': 'anyone',
  'PUT /api/commerce/shopping-cart/entries/:entryId/additionalFields': 'anyone',
  'PUT /api/commerce/shopping-cart/selected-shipping-option': 'anyone',
  'PUT /api/commerce/shopping-cart/shipping-location': 'anyone',
  'GET /api/docs': 'anyone',
  'GET /api/docs/openapi.json': 'anyone',
  'POST /api/form/FormSubmissionKey': 'anyone',
  'POST /api/form/SaveFormSubmission': 'anyone',
  'POST /api/rest/forms/validate/:formId': 'anyone',
  'POST /api/site-users/account': 'anyone',
  'PUT /api/site-users/account/confirmation': 'anyone',
  'PUT /api/site-users/account/email': 'anyone',
  'PUT /api/site-users/account/password': 'anyone',
  'POST /api/site-users/account/password-reset': 'anyone',
  'GET /api/site-users/account/session': 'anyone',
  'POST /api/site-users/account/session': 'anyone',
  'GET /api/team/invitation': 'anyone',
  'POST /api/team/invitation': 'anyone',
  'GET /api/team/password-reset': 'anyone',
  'POST /api/team/password-reset': 'anyone',
  'PUT /api/team/password-reset': 'anyone',
  'POST /api/team/session': 'anyone',
  'GET /assets/*': 'anyone',
  'GET /assets/editor/*': 'anyone',
  'GET /assets/storefront/*': 'anyone',
  'GET /cart': 'anyone',
  'POST /cart/add': 'anyone',
  'GET /cart/additional-fields': 'anyone',
  'POST /cart/additional-fields': 'anyone',
  'POST /cart/coupon': 'anyone',
  'POST /cart/coupon/remove': 'anyone',
  'POST /cart/remove': 'anyone',
  'POST /cart/update': 'anyone',
  'GET /checkout': 'anyone',
  'POST /checkout': 'anyone',
  'GET /checkout/challenge/:key': 'anyone',
  'POST /checkout/challenge/:key': 'anyone',
  'GET /checkout/confirmed/:orderId': 'anyone',
  'GET /checkout/received/:orderId': 'anyone',
  'GET /checkout/return/:orderId': 'anyone',
  'GET /config/forgotten-password': 'anyone',
  'GET /config/invitation': 'anyone',
  'GET /config/login': 'anyone',
  'GET /config/new-password': 'anyone',
  'GET /config/setup': 'anyone',
  'GET /form/:id': 'anyone',
  'POST /form/:id': 'anyone',
  'GET /form/:id/after': 'anyone',
  'GET /form/:id/sent': 'anyone',
  'GET /healthz': 'anyone',
  'GET /newsletter/confirm': 'anyone',
  'POST /newsletter/confirm': 'anyone',
  'GET /newsletter/unsubscribe': 'anyone',
  'POST /newsletter/unsubscribe': 'anyone',
  'GET /readyz': 'anyone',
  'GET /s/:assetId/:filename': 'anyone',
  'GET /scripts/*': 'anyone',
  'GET /search': 'anyone',
  'GET /site.css': 'anyone',
};

/** The calls for something that a website has exactly one of. */
function editingOne(path: string, right: Right): Readonly<Record<string, Audience>> {
  const calls = [`GET ${path}`, `PUT ${path}`, `GET ${path}/compare`, `GET ${path}/versions`, `GET ${path}/version`];
  return Object.fromEntries([...calls, `POST ${path}/restore`].map((call) => [call, right]));
}

/** The calls of the editing core, which a kind of document has all together; `more` are those that only some kinds have. */
function editing(
  kind: string,
  path: string,
  right: Right,
  more: readonly ('duplicate' | 'publish')[],
): Readonly<Record<string, Audience>> {
  const calls = [
    `GET ${path}`,
    `POST ${path}`,
    `GET /api/trash/${kind}`,
    `DELETE /api/trash/${kind}/:id`,
    `GET ${path}/:id`,
    `PUT ${path}/:id`,
    `DELETE ${path}/:id`,
    `GET ${path}/:id/compare`,
    `GET ${path}/:id/versions`,
    `GET ${path}/:id/version`,
    `POST ${path}/:id/recover`,
    `POST ${path}/:id/restore`,
    ...more.map((call) => `POST ${path}/:id/${call}`),
  ];
  return Object.fromEntries(calls.map((call) => [call, right]));
}
