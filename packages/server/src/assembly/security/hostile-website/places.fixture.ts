import { reviewLength } from '@awning/commerce';
import { formLimits } from '@awning/forms';
import { commentLength, emailLength, MAX_ATTENDEE_NAME, weekdays } from '@awning/site-model';

/** Why a place does not take arbitrary text, and what it takes instead. */
export interface Rule {
  readonly why: string;
  /**
   * `kept`: never contains text written by a person. `html`: is cleaned by the HTML policy before it is stored. `name`: other places
   * refer to it by its text, so that every row gets the same payloads.
   */
  readonly kind?: 'kept' | 'html' | 'name';
  readonly maxLength?: number;
  /** Characters that are refused before it is stored. */
  readonly without?: RegExp;
  /** Required beginning of the text. */
  readonly begins?: string;
  /** The place whose text it repeats. */
  readonly as?: string;
  /** The rows to make hostile; in the others the value is needed to find something. */
  readonly onlyIn?: (row: Readonly<Record<string, unknown>>) => boolean;
}

/** A place is `table.column`, followed by the path inside a document: `[]` is any element, `*` any key that is itself data. */
export function ruleOf(place: string): Rule | undefined {
  return rules[place];
}

/** A rule for an object whose keys are data. */
export interface KeyRule {
  readonly why: string;
  /** The place whose text the keys repeat; without it the keys are kept. */
  readonly as?: string;
  /** Applies only to keys with this prefix; the text follows it. */
  readonly prefix?: string;
}

export function keyRuleOf(place: string): KeyRule | undefined {
  return keyRules[place];
}

const language = { kind: 'kept', why: 'one of the website languages, set by the server' } as const;
const code = { kind: 'kept', why: 'a code that is checked against a pattern before it is stored' } as const;
const ours = { kind: 'kept', why: 'a name or an id that our code writes; no other value is looked up' } as const;
const number = { kind: 'kept', why: 'a number written as text' } as const;
const hash = { kind: 'kept', why: 'a hash that the server computes' } as const;
const word = { kind: 'kept', why: 'a word of a title, split at anything but letters' } as const;
const email = {
  why: 'an email address, checked before it is stored',
  maxLength: emailLength.max,
  without: /[\s\p{Cc}@]/u,
} as const;
const slug = { kind: 'name', why: 'one part of an address', without: /[/\r\n]/ } as const;
const limited = (maxLength: number) => ({ why: 'limited by the schema of settings', maxLength });
const html = { kind: 'html', why: 'HTML by an owner' } as const;

const formTexts = {
  name: { why: 'limited by the schema of forms', maxLength: formLimits.nameLength },
  submitButtonText: { why: 'limited by the schema of forms', maxLength: formLimits.placeholderLength },
  successRedirect: {
    why: 'a path of the site or an address on the web',
    // Another host behind a single slash would not be stored.
    begins: '/to',
    without: /[\s\\]/,
    maxLength: formLimits.redirectLength,
  },
};
const fieldTexts = {
  title: { why: 'limited by the schema of forms', maxLength: formLimits.titleLength },
  placeholder: { why: 'limited by the schema of forms', maxLength: formLimits.placeholderLength },
  currencySymbol: { why: 'limited by the schema of forms', maxLength: formLimits.currencySymbolLength },
  'options[]': { kind: 'name', why: 'answers name an option by its text', maxLength: formLimits.optionLength },
} as const;

const mailboxes = [
  'cart.email',
  ...[
    'form_submission',
    'member_access',
    'newsletter_contact',
    'orders',
    'attendee',
    'restock_signup',
    'site_user',
    'site_user_registration',
    'subscription',
    'team_invitation',
    'team_member',
  ].flatMap((table) => [`${table}.email`, `${table}.email_key`]),
  'form.notify_email',
  'gift_card.recipient_email',
  'gift_card.recipient_key',
  'mail.recipient',
  'mail.reply_to',
];

export const rules: Readonly<Record<string, Rule>> = {
  ...Object.fromEntries(mailboxes.map((place) => [place, email])),
  'asset_content.checksum': hash,
  'asset_content.content_type': ours,
  'asset_content.kind': ours,
  'asset_content.state': ours,
  'asset_use.document_id': ours,
  'asset_use.kind': ours,
  'asset_use.source': ours,
  'asset_content.upload_key': { kind: 'kept', why: 'chosen by a program that uploads, unique and never shown' },
  'asset.kind': ours,
  'asset.filename': {
    why: 'the name of a file is checked before it is stored',
    maxLength: 150,
    without: /[/\\\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u,
  },
  'cart.shipping_location.country': code,
  'collection.type_name': { why: 'names templates of the theme', onlyIn: ({ url_id }) => url_id === 'odd' },
  'collection.url_id': slug,
  'dispute.currency': code,
  'dispute.link': { kind: 'kept', why: 'written by the code of the payment provider' },
  'dispute.provider': ours,
  'dispute.reference': ours,
  'form_submission.answers.*.*': { kind: 'kept', why: 'the number of an answer on a scale' },
  'form_submission.language': language,
  'form_version.definition.captchaAlignment': ours,
  'form_version.definition.captchaTheme': ours,
  'form_version.definition.fields[].id': code,
  'form_version.definition.fields[].key': {
    why: 'limited by the schema of forms',
    maxLength: formLimits.hiddenKeyLength,
  },
  'form_version.definition.fields[].kind': ours,
  'form_version.definition.fields[].value': {
    why: 'limited by the schema of forms',
    maxLength: formLimits.hiddenValueLength,
  },
  'form_version.definition.formType': ours,
  ...under('form_version.definition', formTexts),
  ...under('form_version.definition.fields[]', fieldTexts),
  ...under('form_version.texts.*', formTexts),
  ...under('form_version.texts.*.fields.*', fieldTexts),
  'item.categories[]': { as: 'product.categories[]', why: 'named like those of products' },
  'item.location.addressTitle': { why: 'limited by the schema of items', maxLength: 200 },
  'item.location.addressLine1': { why: 'limited by the schema of items', maxLength: 200 },
  'item.location.addressLine2': { why: 'limited by the schema of items', maxLength: 200 },
  'item.location.addressCountry': { why: 'limited by the schema of items', maxLength: 200 },
  'item.texts.*.body': html,
  'fulfilment.carrier': { why: 'limited by the schema of shipments', maxLength: 100 },
  'fulfilment.tracking_number': { why: 'limited by the schema of shipments', maxLength: 100 },
  'fulfilment.tracking_url': {
    why: 'an address on the web',
    begins: 'https://',
    without: /[\s<>"]/,
    maxLength: 1000,
  },
  'item.texts.*.excerpt': html,
  'item.url_id': slug,
  'subscription.additional_fields': { kind: 'kept', why: 'JSON of the answers, which is checked when it is read' },
  'subscription.billing_address.country': code,
  'subscription.billing_unit': ours,
  'subscription.currency': code,
  'subscription.instrument': ours,
  'subscription.language': language,
  'subscription.provider': ours,
  'subscription.shipping_address.country': code,
  'subscription.state': ours,
  'subscription.time_zone': { kind: 'kept', why: 'a name that Intl knows' },
  'subscription_cycle.state': ours,
  'gift_card.currency': code,
  'gift_card.language': language,
  'gift_card.last_characters': code,
  'gift_card.message': { why: 'limited by the schema of gift cards', maxLength: 500 },
  'gift_card.recipient_name': { why: 'limited by the schema of gift cards', maxLength: 100 },
  'gift_card.sender_name': { why: 'limited by the schema of gift cards', maxLength: 100 },
  'gift_entry.kind': ours,
  'gift_entry.note': { why: 'limited by the schema of gift cards', maxLength: 500 },
  'item_search.language': language,
  'layout.document.content[].props.collectionUrlId': { as: 'collection.url_id', why: 'names a collection' },
  'layout.document.content[].props.id': ours,
  'layout.document.content[].type': ours,
  'layout.owner': ours,
  'mail.about': ours,
  'mail.calendar': { kind: 'kept', why: 'written by icalendar.ts, whose test writes hostile texts' },
  'mail.html': { kind: 'kept', why: 'rendered by the mail templates; mails.test.ts renders them with hostile data' },
  'mail.language': language,
  'member_access.end_reason': { why: 'limited by the schema of member areas', maxLength: 500 },
  'member_access.ended_by': ours,
  'member_access.reason': { why: 'limited by the schema of member areas', maxLength: 500 },
  'navigation.name': ours,
  'newsletter_contact.language': language,
  'redirect.path': {
    kind: 'kept',
    why: 'an address that the schema of redirects limits; it is compared, and shown as text',
  },
  'redirect.target': { kind: 'kept', why: 'a path or a web address; isRedirectTarget refuses everything else' },
  'restock_event.cause': ours,
  'restock_signup.language': language,
  'restock_signup.state': ours,
  'attendee.language': language,
  'attendee.name': { why: 'limited by the rules of sign-ups', maxLength: MAX_ATTENDEE_NAME },
  'attendee.state': ours,
  'attendee.told': ours,
  'comment.author': { why: 'limited by the rules of comments', maxLength: commentLength.author },
  'comment.author_key': ours,
  'comment.body': { why: 'limited by the rules of comments', maxLength: commentLength.body },
  'comment.email': email,
  'comment.email_key': ours,
  'comment.state': ours,
  'review_opt_out.email_hash': hash,
  'review.author': { why: 'limited by the rules of reviews', maxLength: reviewLength.author },
  'review.language': language,
  'review.state': ours,
  'option.name': {
    kind: 'name',
    why: 'variants name an option by its text; limited by the schema of products',
    maxLength: 100,
  },
  'orders.billing_address.country': code,
  'orders.buyer_note': { why: 'limited by the checkout', maxLength: 500 },
  'orders.currency': code,
  'orders.language': language,
  'orders.provider': ours,
  'orders.shipping_address.country': code,
  'orders.vat_number': code,
  'page_search.language': language,
  'password_try.tries': { kind: 'kept', why: 'times and networks, written by the server' },
  'order_note.text': { why: 'limited by the schema of notes', maxLength: 5000 },
  'order_view.name': { why: 'limited by the schema of views', maxLength: 60 },
  'order_view.query': { kind: 'kept', why: 'written by the server from filters that it knows' },
  'order_word.word': word,
  'payment.currency': code,
  'payment.provider': ours,
  'popup.pages': ours,
  'popup.position': ours,
  'product.categories[]': { kind: 'name', why: 'pages and translations name a category by its text' },
  'product.slug': slug,
  'product.texts.*.body': html,
  'product.texts.*.excerpt': html,
  'product_import_picture.place': { kind: 'kept', why: 'a position in an archive, which is never shown' },
  'product_search.language': language,
  'refund.key': { kind: 'kept', why: 'by which a repeated call finds its refund' },
  'refund.note': { why: 'limited by the schema of refunds', maxLength: 500 },
  'refund.refusal': ours,
  'revision.body.texts.*.body': html,
  'revision.body.texts.*.excerpt': html,
  'revision.id': ours,
  'revision.kind': ours,
  'sales_day.currency': code,
  'sales_fold.time_zone': ours,
  'sales_of_product.currency': code,
  'search_word.language': language,
  'search_word.word': word,
  'shipping_option.bands': { kind: 'kept', why: 'numbers written as text' },
  'shipping_zone.areas[].country': code,
  'site_user.language': language,
  'collection.password_hash': hash,
  'site_user.password_hash': hash,
  'site_user_link.email': { ...email, onlyIn: ({ kind }) => kind === 'email-change' },
  'site_user_registration.language': language,
  'site_user_registration.password_hash': hash,
  'stock_move.ref': ours,
  'stripe_charge.declined': ours,
  'translation.document_id': ours,
  'translation.kind': ours,
  'translation.language': language,
  'translation.marks': { kind: 'kept', why: 'hashes by path, written by the server' },
  'translation.source_language': language,
  'translation_fill.after': ours,
  'translation_fill.kind': ours,
  'translation_fill.languages': language,
  'stripe_charge.intent_id': ours,
  'stripe_charge.key': ours,
  'stripe_instrument.customer_id': ours,
  'stripe_instrument.key': ours,
  'stripe_instrument.method_id': ours,
  'stripe_instrument.owner': ours,
  'stripe_refund.charge_key': ours,
  'stripe_refund.key': ours,
  'stripe_refund.reason': ours,
  'stripe_refund.refund_id': ours,
  'stripe_refund.state': ours,
  'tax_rule.area.country': code,
  'team_member.language': language,
  'team_member.password_hash': hash,
  'test_charge.currency': code,
  'test_charge.key': ours,
  'test_instrument.key': ours,
  'test_instrument.owner': ours,
  'test_refund.charge_key': ours,
  'test_refund.key': ours,
  'variant.sku': { why: 'limited by the calls of the cart', maxLength: 200 },
  'variant.content_per': code,
  'variant.content_unit': code,
  'variant.attributes.*': {
    kind: 'name',
    why: 'translations name a value by its text; limited by the schema of products',
    maxLength: 100,
  },
  'website.languages[].code': { kind: 'kept', why: 'a language code, the first part of addresses' },
  'website.settings.captchaSettings.provider': ours,
  'website.settings.cookiePolicy': ours,
  'website.settings.disqusShortname': { why: 'limited by the schema of settings', maxLength: 200 },
  'website.settings.paymentSettings.offlineName.*': { why: 'limited by the schema of settings', maxLength: 100 },
  'website.settings.paymentSettings.howToPay.*': { why: 'limited by the schema of settings', maxLength: 2000 },
  'theme.title': { why: 'a title without control characters', maxLength: 200, without: /\p{Cc}/u },
  'theme.author': { why: 'a name without control characters', maxLength: 200, without: /\p{Cc}/u },
  'website.settings.stripePublishableKey': {
    kind: 'kept',
    why: 'checked against a pattern; part of the checkout page',
  },
  'website.settings.theme': code,
  'website.settings.themeSettings.*.tweaks.*': limited(300),
  ...under('website.settings.themeSettings.*.areas', { 'navigation.*': limited(200), 'field.*': limited(200) }),
  'website.settings.themeSettings.*.origins[]': { kind: 'kept', why: 'an origin that is checked against a pattern' },
  'website.settings.visitorPasswordHash': hash,
  'website.settings.timeZone': { kind: 'kept', why: 'a name that Intl knows; otherwise the settings are ignored' },
  ...under('website.settings.storeSettings', {
    checkoutCompany: ours,
    checkoutNote: ours,
    checkoutPhone: ours,
    checkoutVatNumber: ours,
    country: code,
    currency: code,
    deliveryDays: { why: 'limited by the schema of settings', maxLength: 50 },
    subscriptionsWithoutStock: ours,
    'instalments.country': code,
    'instalments.maximum.currencyCode': code,
    'instalments.maximum.decimalValue': number,
    'instalments.minimum.currencyCode': code,
    'instalments.minimum.decimalValue': number,
    'minimumOrderSubtotal.currencyCode': code,
    'minimumOrderSubtotal.decimalValue': number,
    'restockSuccessText.*': limited(300),
  }),
  ...under('website.settings.business', {
    legalName: limited(200),
    street: limited(200),
    city: limited(100),
    email,
    phone: limited(50),
    vatId: limited(50),
    register: limited(200),
    representative: limited(200),
  }),
  ...under('website.settings.identity', {
    logoId: { kind: 'kept', why: 'an id, checked against a pattern' },
    iconId: { kind: 'kept', why: 'an id, checked against a pattern' },
    shareImageId: { kind: 'kept', why: 'an id, checked against a pattern' },
    'taglines.*': limited(300),
    'accounts[]': { why: 'limited by the schema of settings', maxLength: 500 },
    'titlePatterns.homepage': limited(200),
    'titlePatterns.collection': limited(200),
    'titlePatterns.item': limited(200),
    ...Object.fromEntries(weekdays.map((day) => [`openingHours.${day}`, limited(100)])),
  }),
  ...under('website.settings.teamMails', {
    'newOrder.to': email,
    'submission.to': email,
    'lowStock.to': email,
    'comment.to': email,
    'attendee.to': email,
  }),
  'website_host.host': { kind: 'kept', why: 'a host name, by which requests find the website' },
};

export const keyRules: Readonly<Record<string, KeyRule>> = {
  ...Object.fromEntries(
    ['asset', 'collection', 'item', 'member_area', 'product', 'form_version', 'shipping_option'].map((table) => [
      `${table}.texts`,
      language,
    ]),
  ),
  'revision.body.texts': language,
  'website.settings.identity.taglines': language,
  'website.settings.paymentSettings.howToPay': language,
  'website.settings.paymentSettings.offlineName': language,
  'website.settings.storeSettings.restockSuccessText': language,
  'website.settings.themeSettings': code,
  'website.settings.themeSettings.*.areas.navigation': { why: 'names that the theme gives; others are ignored' },
  'website.settings.themeSettings.*.areas.field': { why: 'names that the theme gives; others are ignored' },
  'website.settings.themeSettings.*.tweaks': { why: 'names that the theme gives; others are ignored' },
  'form_version.texts.*.fields': code,
  'form_submission.answers': code,
  'layout.document.texts': language,
  'layout.document.texts.*': { why: 'the id of a block' },
  'layout.words': language,
  'form_submission.answers.*': { as: 'form_version.definition.fields[].options[]', why: 'what a scale asks about' },
  'collection.texts.*': { prefix: 'category:', as: 'product.categories[]', why: 'how a language calls a category' },
  'order_line.attributes': { as: 'option.name', why: 'a value for each option' },
  'variant.attributes': { as: 'option.name', why: 'a value for each option' },
  'product.texts.*.options': { as: 'option.name', why: 'how a language calls an option' },
  'product.texts.*.values': { as: 'option.name', why: 'values for each option' },
  'product.texts.*.values.*': { as: 'variant.attributes.*', why: 'how a language calls a value' },
};

function under(place: string, texts: Readonly<Record<string, Rule>>): Record<string, Rule> {
  return Object.fromEntries(Object.entries(texts).map(([name, rule]) => [`${place}.${name}`, rule]));
}
