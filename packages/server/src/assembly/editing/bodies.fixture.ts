import { createHash } from 'node:crypto';
import { readForm } from '@awning/forms';
import { type PaymentSettings, popupPages, popupPositions } from '@awning/site-model';
import { addBlog, addFile, addStorePage, layoutOf, pictureBytes, type TestServer } from '@awning/testing';
import type { SettingsBody } from '../../platform/website/index.ts';
import {
  type CollectionBody,
  emptyLayout,
  type HeaderFooterBody,
  type ItemBody,
  type NavigationBody,
  type PageBody,
  type RedirectBody,
} from '../../site/content/index.ts';
import type { FormBody } from '../../site/form/index.ts';
import type { IdentityBody } from '../../site/identity/index.ts';
import { type Asset, type AssetBody, readAssets } from '../../site/media/index.ts';
import type { AnnouncementBarBody, PopupBody } from '../../site/popup/index.ts';
import type { ThemeSettingsBody } from '../../site/rendering/index.ts';
import type { ProductBody } from '../../store/catalogue/index.ts';
import type { CouponBody } from '../../store/coupon/index.ts';
import type { MemberAreaBody } from '../../store/member-area/index.ts';
import type { RestockSettingsBody } from '../../store/restock/index.ts';
import type { ReviewSettingsBody } from '../../store/review/index.ts';
import type { ShippingZoneBody, TaxRuleBody } from '../../store/store-rules/index.ts';
import type { StoreSettingsBody } from '../../store/store-settings/index.ts';

/**
 * Valid bodies of every kind of document, numbered, in the form in which they are read back. `family` separates the
 * documents of one test where something must be unique.
 */
export type BodyOf = (family: string, number: number) => unknown;

/** What the website has that bodies name. */
export interface Surroundings {
  readonly currency: string;
  readonly storePage: string;
  readonly blog: string;
  /** Pictures, PNG and WebP. */
  readonly contents: readonly Pick<Asset, 'contentId' | 'contentType'>[];
}

/** A new kind of document gets an entry here and is then covered by all tests of the editing core. */
export function bodiesAmong({ storePage, blog, contents, currency }: Surroundings): Readonly<Record<string, BodyOf>> {
  return {
    'announcement-bar': announcementBarBody,
    asset: (family, number) => assetBody(contents, family, number),
    'asset-folder': (family, number) => ({ name: `${family} ${number}` }),
    collection: collectionBody,
    coupon: couponBody,
    form: formBody,
    identity: identityBody,
    'header-footer': (family, number) => headerFooterBody(blog, family, number),
    item: (family, number) => itemBody(blog, family, number),
    'member-area': memberAreaBody,
    navigation: (family, number) => navigationBody([blog, storePage], family, number),
    page: (family, number) => pageBody(blog, family, number),
    popup: (family, number) => popupBody(blog, family, number),
    redirect: redirectBody,
    settings: settingsBody,
    'payment-settings': paymentSettingsBody,
    'theme-settings': themeSettingsBody,
    'restock-settings': restockSettingsBody,
    'review-settings': reviewSettingsBody,
    'store-settings': (family, number) => storeSettingsBody(currency, family, number),
    product: (family, number) => productBody(storePage, family, number),
    'shipping-zone': shippingBody,
    'tax-rule': taxBody,
  };
}

export async function bodiesOf(server: TestServer): Promise<Readonly<Record<string, BodyOf>>> {
  return bodiesAmong(await addSurroundings(server));
}

export async function addSurroundings(server: TestServer): Promise<Surroundings> {
  const [storePage, blog] = [await addStorePage(server), await addBlog(server)];
  const ids = [
    await addFile(server),
    await addFile(server, { filename: 'a.webp', bytes: await pictureBytes(20, 10, 'webp') }),
  ];
  const assets = await readAssets(server.database, server.website.id, ids);
  const contents = assets.map(({ contentId, contentType }) => ({ contentId, contentType }));
  return { storePage, blog, contents, currency: await currencyOf(server) };
}

function assetBody(contents: Surroundings['contents'], family: string, number: number): AssetBody {
  const { contentId, contentType } = contents[number % contents.length]!;
  return {
    contentId,
    filename: `${family} ${number}.${contentType === 'image/webp' ? 'webp' : 'png'}`,
    folderId: null,
    isPrivate: number % 3 === 0,
    focalPoint: { x: (number % 4) / 4, y: 0.5 },
    texts: number % 2 === 0 ? { en: { altText: `Bowl ${number}` }, de: { title: 'Schale' } } : {},
  };
}

function couponBody(family: string, number: number): CouponBody {
  return {
    code: `${family}-${number}`,
    kind: (['percentage', 'fixed', 'free-shipping'] as const)[number % 3]!,
    percent: number % 3 === 0 ? `${(number % 99) + 1}.5` : '0',
    amount: number % 3 === 1 ? `${number}.50` : '0',
    minimum: `${number}.00`,
    startsAt: number % 2 === 0 ? '2026-01-01T00:00:00.000Z' : null,
    endsAt: null,
    limitTotal: number + 1,
    limitPerPerson: null,
    productIds: [],
    categories: number % 2 === 0 ? ['Tableware', `Kind ${number}`] : [],
  };
}

/** With pages it could not be deleted. */
function memberAreaBody(family: string, number: number): MemberAreaBody {
  return {
    texts: {
      en: { name: `${family} ${number}`, description: `Lesson ${number}` },
      ...(number % 2 === 0 && { de: { name: 'Kurs', description: '' } }),
    },
    pageIds: [],
    productIds: [],
  };
}

/** Two variants with their own ids; every third version has only the first, and prices differ between versions. */
function productBody(collectionId: string, family: string, number: number): ProductBody {
  const name = `${family} number ${number}`;
  const variant = (place: number): ProductBody['variants'][number] => ({
    id: idOf(family, place),
    sku: `${family}-${place}-${number % 4}`,
    attributes: { Size: place === 0 ? 'Small' : 'Large' },
    price: `${number + 10}.50`,
    salePrice: number % 2 === 0 ? `${number + 1}.00` : null,
    stock: (['counted', 'unlimited', 'backorder'] as const)[(number + place) % 3]!,
    taxClass: 'standard',
    weightGrams: number,
    barcode: number % 2 === 0 ? '4006381333931' : null,
    size: number % 3 === 0 ? { lengthMm: 120, widthMm: 80, heightMm: number + 1 } : null,
    imageId: null,
    content: number % 2 === 1 ? { amount: '0.25', unit: 'kg', per: '100g' } : null,
  });
  return {
    collectionId,
    slug: `${family}-${number}`.toLowerCase(),
    type: 1,
    status: number % 5 === 0 ? 'Private' : 'published',
    texts: { en: { name, body: `<p>${name}</p>` }, de: { name: `${name} auf Deutsch` } },
    imageIds: [],
    shareImageId: null,
    relatedIds: [],
    files: [],
    categories: number % 2 === 0 ? ['Bowls'] : [],
    tags: [`t${number}`],
    scarcity: number % 3 === 0 ? { text: 'Few', shownByDefault: true } : null,
    customSoldOutText: number % 4 === 0 ? 'Gone' : null,
    customAddButtonText: null,
    plan: number % 2 === 1 ? { unit: 'MONTH', value: 1, numCycles: 0 } : null,
    additionalFieldsFormId: null,
    mailingList: null,
    saleFrom: number % 3 === 1 ? '2026-05-01T00:00:00.000Z' : null,
    saleUntil: number % 4 === 1 ? '2026-06-01T00:00:00.000Z' : null,
    optionNames: ['Size'],
    variants: number % 3 === 2 ? [variant(0)] : [variant(0), variant(1)],
  };
}

function idOf(family: string, place: number): string {
  const hash = createHash('sha256').update(`${family}/${place}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-7${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** Each in the form that `readForm` returns, with all defaults. */
function formBody(family: string, number: number): FormBody {
  const fields = [
    { id: 'email', kind: 'email', title: `Email ${number}`, required: number % 2 === 0 },
    ...(number % 3 === 0 ? [] : [{ id: 'topic', kind: 'select', title: 'Topic', options: ['A', `B${number}`] }]),
  ];
  const read = readForm({ id: 'f', name: `${family} ${number}`, formType: 'contact', fields });
  if (!read.ok) throw new Error(`The form is refused: ${read.reason} at ${read.path}`);
  const { id: _id, ...form } = read.form;
  return { form, texts: number % 2 === 0 ? { de: { name: `Formular ${number}` } } : {} };
}

/** Some have blocks instead of one text, some are scheduled. */
function itemBody(collectionId: string, family: string, number: number): ItemBody {
  const title = `${family} number ${number}`;
  const blocks = [
    { type: 'html', props: { id: 'words', html: `<p>${title}</p>` } },
    { type: 'summary-v2', props: { id: 'more', collectionId, limit: (number % 30) + 1 } },
  ];
  return {
    collectionId,
    slug: `${family}-${number}`.toLowerCase(),
    recordType: number % 5 === 0 ? 12 : 1 + (number % 2),
    status: (['published', 'Private', 'Needs Review'] as const)[number % 3]!,
    publishAt: `20${(number % 50) + 10}-11-15T09:00:00.000Z`,
    isStarred: number % 2 === 0,
    categories: number % 2 === 0 ? ['Kiln'] : [],
    tags: [`t${number}`],
    authorName: number % 3 === 0 ? 'Inga' : null,
    hasOpenComments: number % 4 !== 0,
    mainImageId: null,
    texts: { en: { title, body: `<p>${title}</p>` }, de: { title: `${title} auf Deutsch`, excerpt: '<p>Kurz</p>' } },
    layout: number % 2 === 0 ? layoutOf({ en: blocks }) : null,
    ...(number % 5 === 0 && { event: eventOf(number) }),
  };
}

function eventOf(number: number): NonNullable<ItemBody['event']> {
  const year = 2026 + (number % 50);
  const location = number % 2 === 0 ? { addressTitle: 'Hall', mapLat: 54.9, mapLng: 8.3 } : {};
  const signUp = { places: number % 3 === 0 ? null : number + 1, placesEach: (number % 20) + 1 };
  const until = number % 4 === 0 ? `${year}-11-20T12:00:00.000Z` : null;
  return {
    startAt: `${year}-11-20T18:00:00.000Z`,
    endAt: `${year}-11-20T20:00:00.000Z`,
    location,
    ...(number % 2 === 0 && { signUp: { ...signUp, until } }),
  };
}

function pageBody(collectionId: string, family: string, number: number): PageBody {
  const title = `${family} number ${number}`;
  const words = (text: string) => ({ type: 'html', props: { id: 'words', html: `<p>${text}</p>` } });
  const list = { type: 'summary-v2', props: { id: 'list', collectionId, limit: (number % 30) + 1 } };
  const blocks = [words(title), { type: 'gallery', props: { id: 'g', at: { phone: { 'thumbnails-per-row': 1 } } } }];
  const columns = [
    { span: 6, blocks },
    { span: 6, blocks: [list] },
  ];
  const content = number % 2 === 0 ? [{ type: 'row', props: { id: 'row', columns } }] : blocks;
  return {
    slug: `${family}-${number}`.toLowerCase(),
    type: number % 4 === 0 ? 8 : 10,
    isEnabled: number % 3 !== 0,
    regionName: number % 2 === 0 ? 'wide' : null,
    parentId: null,
    mainImageId: null,
    texts: { en: { title, seoTitle: `See ${title}` }, de: { title: `${title} auf Deutsch`, navigationTitle: 'Kurz' } },
    layout: layoutOf({ en: content, de: [words('Hallo')] }),
  };
}

function collectionBody(family: string, number: number): CollectionBody {
  const title = `${family} number ${number}`;
  return {
    slug: `list-${family}-${number}`.toLowerCase(),
    typeName: (['blog', 'gallery', 'events'] as const)[number % 3]!,
    ordering: number % 2 === 0 ? 1 : 2,
    pageSize: number + 1,
    isEnabled: number % 3 !== 0,
    regionName: number % 2 === 0 ? 'wide' : null,
    parentId: null,
    mainImageId: null,
    texts: { en: { title, description: `All of ${title}` }, de: { title: `${title} auf Deutsch` } },
    categoryNames: number % 2 === 0 ? { de: { Kiln: 'Ofen', [`Kind ${number}`]: 'Art' } } : {},
  };
}

/** Some have no header, which then is empty. */
function headerFooterBody(collectionId: string, family: string, number: number): HeaderFooterBody {
  const words = (text: string) => ({ type: 'html', props: { id: 'words', html: `<p>${text}</p>` } });
  const list = { type: 'summary-v2', props: { id: 'list', collectionId, limit: (number % 30) + 1 } };
  return {
    header: number % 3 === 0 ? emptyLayout : layoutOf({ en: [words(`Above ${family} ${number}`)] }),
    footer: layoutOf({ en: [words(`Below ${family} ${number}`), list], de: [words('Unten')] }),
  };
}

/** Two menus; every other version has a folder. */
function navigationBody(pages: readonly string[], family: string, number: number): NavigationBody {
  const page = { collectionId: pages[number % pages.length]! };
  const link = { url: `/search?q=${number}`, texts: { en: { title: `${family} ${number}` } }, newWindow: true };
  const folder = {
    folderId: idOf(family, 0),
    texts: { en: { title: 'More' }, de: { title: 'Mehr' } },
    items: [link, page],
  };
  return {
    areas: {
      main: [{ ...page, texts: { en: { title: `${family} ${number}` } } }, ...(number % 2 === 0 ? [folder] : [])],
      [`area-${number % 3}`]: [{ url: 'https://example.com/', texts: {} }],
    },
  };
}

function redirectBody(family: string, number: number): RedirectBody {
  const target = number % 2 === 0 ? `/shop?from=${number}` : `https://example.com/${number}`;
  return { path: `/old/${family}-${number}`, target, status: number % 3 === 0 ? 302 : 301 };
}

function popupBody(collectionId: string, family: string, number: number): PopupBody {
  return {
    isOn: number % 2 === 0,
    position: popupPositions[number % popupPositions.length]!,
    pages: popupPages[number % popupPages.length]!,
    pageIds: [collectionId],
    delaySeconds: number % 600,
    scrollPercent: number % 3 === 0 ? null : (number % 100) + 1,
    daysHidden: number % 4 === 0 ? null : (number % 365) + 1,
    content: layoutOf({ en: [{ type: 'html', props: { id: 'words', html: `<p>${family} ${number}</p>` } }] }),
  };
}

function identityBody(family: string, number: number): IdentityBody {
  return {
    logoId: null,
    iconId: null,
    shareImageId: null,
    taglines: { en: `${family} ${number}`, ...(number % 2 === 0 ? { de: `Zeile ${number}` } : {}) },
    accounts: number % 3 === 0 ? [] : [`https://www.instagram.com/${family}-${number}`, `${family}@shop.example`],
    openingHours: {
      monday: '',
      tuesday: '',
      wednesday: '',
      thursday: '',
      friday: `${number % 12}–18`,
      saturday: '',
      sunday: '',
    },
    titlePatterns: { homepage: `%s ${number}`, collection: '%c | %s', item: '%i in %c' },
    place: number % 2 === 0 ? null : { latitude: (number % 90) + 0.5, longitude: number % 180 },
  };
}

function announcementBarBody(family: string, number: number): AnnouncementBarBody {
  const words = (text: string) => ({ type: 'html', props: { id: 'words', html: `<p>${text}</p>` } });
  return {
    isOn: number % 2 === 0,
    isClosable: number % 3 === 0,
    content: layoutOf({ en: [words(`${family} ${number}`)], de: [words('Neues')] }),
  };
}

function shippingBody(family: string, number: number): ShippingZoneBody {
  const calculator = (['flat', 'weight', 'subtotal', 'quantity'] as const)[number % 4]!;
  const start = calculator === 'subtotal' ? '0.00' : '0';
  const step = { from: calculator === 'subtotal' ? '50.00' : '50', price: `${number}.00` };
  const bands = [{ from: start, price: `${number + 1}.90` }, ...(calculator === 'flat' ? [] : [step])];
  const option = (place: number) => ({
    id: idOf(family, place),
    texts: { en: `Parcel ${number}` },
    calculator,
    bands,
    ...(number % 2 === 1 && { freeFrom: `${number}0.00` }),
  });
  return {
    name: `${family} ${number}`,
    areas: [{ country: number % 2 === 0 ? 'DE' : null, region: null, postalPrefix: number % 3 === 0 ? '10' : null }],
    options: number % 3 === 0 ? [option(0)] : [option(1), option(0)],
  };
}

function settingsBody(family: string, number: number): SettingsBody {
  return {
    name: `${family} ${number}`,
    timeZone: number % 2 === 0 ? 'Europe/Berlin' : 'Asia/Tokyo',
    commentsEnabled: number % 2 === 1,
    commentApprovalRequired: number % 3 === 0,
    commentsCloseAfterDays: number,
    disqusShortname: number % 4 === 0 ? 'pottery' : '',
    simpleLikingEnabled: number % 5 === 0,
    shareButtonOptions: number % 2 === 0 ? { mail: true } : {},
    useCLDRMoneyFormat: number % 3 !== 0,
    newsletterDoubleOptIn: number % 2 === 1,
    mailRetentionDays: number % 3 === 0 ? null : number + 1,
    teamMails: {
      newOrder: { isOn: number % 2 === 0, to: '' },
      submission: {
        isOn: true,
        to: number % 3 === 0 ? `${family}${number}@shop.test`.toLowerCase().replaceAll(/[^a-z0-9@.]/g, '') : '',
      },
      lowStock: { isOn: number % 5 !== 0, to: '' },
      comment: { isOn: number % 7 !== 0, to: '' },
      attendee: { isOn: number % 4 !== 0, to: '' },
    },
    strictEmailEndings: number % 7 === 0,
    formTextareaMaxLength: number % 2 === 0,
    cookiePolicy: number % 2 === 0 ? 'open' : 'restrictive',
    trackingDisabled: number % 3 === 1,
    placesEnabled: number % 3 === 2,
    business: {
      legalName: `${family} ${number} GmbH`,
      street: number % 2 === 0 ? `Am Deich ${number}` : '',
      city: 'Dagebüll',
      email: number % 3 === 0 ? '' : 'hello@shop.test',
      phone: `+49 4667 ${number}`,
      vatId: number % 2 === 0 ? '' : `DE${100_000_000 + number}`,
      register: `HRB ${number}`,
      representative: family,
    },
  };
}

function paymentSettingsBody(family: string, number: number): PaymentSettings {
  return {
    waysToPay: number % 2 === 0 ? { offline: true, test: number % 4 === 0 } : {},
    offlineName: { en: `Transfer ${number}` },
    howToPay: { en: `Pay ${family} ${number}`, ...(number % 3 === 0 && { de: `Zahle ${number}` }) },
    unpaidOrders: { days: number, perEmail: number + 1, perNetwork: number + 2 },
  };
}

function themeSettingsBody(family: string, number: number): ThemeSettingsBody {
  const accent = `#${(number % 4096).toString(16).padStart(3, '0')}`;
  const tweaks = { '@accent': accent, '@page-width': `${960 + (number % 600)}px` };
  const areas = { navigation: { side: `${family}-${number}` }, field: { aside: 'footer' } };
  return { themes: { starter: { tweaks, origins: [`https://f${number}.example`], areas } } };
}

function restockSettingsBody(family: string, number: number): RestockSettingsBody {
  return {
    signUpEnabled: number % 2 === 0,
    autoSend: number % 3 === 0,
    doubleOptIn: number % 4 === 0,
    successText: { en: `${family} ${number}`, ...(number % 2 === 0 && { de: `${family} ${number}` }) },
  };
}

function reviewSettingsBody(_family: string, number: number): ReviewSettingsBody {
  return { enabled: number % 2 === 1, requestsEnabled: number % 3 === 0, requestDays: number % 61 };
}

/** The currency stays: it can be changed only where nothing is priced. */
function storeSettingsBody(currency: string, family: string, number: number): StoreSettingsBody {
  return {
    currency,
    country: number % 2 === 0 ? 'DE' : 'US',
    region: number % 3 === 0 ? family : null,
    postalCode: number % 2 === 0 ? String(10_000 + number) : null,
    deliveryDays: number % 2 === 0 ? null : `2–${number + 2}`,
    expressCheckoutEnabled: number % 2 === 0,
    minimumOrderSubtotal: number % 3 === 0 ? null : `${number}.50`,
    instalments: number % 2 === 0 ? null : { minimum: '10.00', maximum: `${number + 10}.00`, country: 'US' },
    multipleQuantityAllowedForServices: number % 4 === 0,
    checkoutPhone: number % 2 === 0 ? 'required' : 'hidden',
    checkoutCompany: number % 3 === 0 ? 'required' : 'optional',
    checkoutVatNumber: number % 2 === 0 ? 'optional' : 'hidden',
    checkoutNote: number % 3 === 0 ? 'optional' : 'hidden',
    subscriptionsWithoutStock: number % 2 === 0 ? 'wait' : 'leave-out',
    scarcityThreshold: number,
    giftCardMonths: number % 120,
  };
}

function taxBody(family: string, number: number): TaxRuleBody {
  return {
    name: `${family} ${number}`,
    area: { country: 'FR', region: number % 2 === 0 ? 'Corse' : null, postalPrefix: null },
    percent: `${number}.5`,
    taxClass: number % 3 === 0 ? 'books' : 'standard',
    inclusive: number % 2 === 0,
    priority: number + 1,
    onShipping: number % 2 === 1,
  };
}

async function currencyOf({ database, website }: TestServer): Promise<string> {
  const { settings } = await database.kysely
    .selectFrom('website')
    .select('settings')
    .where('id', '=', website.id)
    .executeTakeFirstOrThrow();
  return (settings as { readonly storeSettings?: { readonly currency?: string } }).storeSettings?.currency ?? 'USD';
}
