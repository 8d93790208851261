import { defaultWebsiteSettings, type WebsiteSettings } from '@awning/site-model';
import { addProduct, pictureBytes, type TestServer } from '@awning/testing';
import { saveSettings } from '../../../platform/website/index.ts';
import { publishedReview } from '../../../store/review/review.fixture.ts';
import { createShippingZone, createTaxRule } from '../../../store/store-rules/rules.fixture.ts';
import { fillWebsite } from '../../sample/fill-sample.ts';
import { prepareScene, type Scene } from '../scene.fixture.ts';
import { addFormInUse } from './form-in-use.fixture.ts';
import { mailedLinks } from './mailed-links.fixture.ts';
import { namesOf } from './names.fixture.ts';
import { addOrders, fillCarts } from './orders.fixture.ts';
import { addPageKinds } from './page-kinds.fixture.ts';
import { addMissingRows } from './sample-rows.fixture.ts';

/** Fills a website with rows in every table and every kind of page, by its own calls where possible. */
export async function furnishWebsite(server: TestServer): Promise<Scene> {
  const { database, clock, parts, website } = server;
  await database.transaction((connection) => fillWebsite(parts, connection, website.id));
  const area = { country: 'FR', region: 'Region', postalPrefix: '75' };
  await createShippingZone(database, clock, website.id, {
    name: 'Somewhere',
    areas: [area],
    options: [{ texts: { en: 'Cart' }, calculator: 'flat', bands: [{ from: 0n, price: 100n }] }],
  });
  await createTaxRule(database, clock, website.id, { name: 'Tax', area, ratePpm: 1000, inclusive: true });
  await saveSettings(database, website.id, settings());
  await publishedReview(server, { pictures: [await pictureBytes()] });
  await addPageKinds(server);
  const scene = await prepareScene(server, await addProduct(server), []);
  const links = await mailedLinks(server);
  const form = await addFormInUse(server);
  await addOrders(server);
  await fillCarts(server);
  await changeDelivery(server, scene, form.formId);
  await duplicateDocuments(server, scene);
  await addMissingRows(database, website.id);
  return { ...scene, pool: { ids: [], named: { ...scene.pool.named, ...links, ...form.named } } };
}

/** A picture that was deleted for good. */
const goneId = '0199a5e0-0000-7000-8000-00000000601e';

/** Every setting, including the optional ones. */
function settings(): Complete<WebsiteSettings> {
  const standard = defaultWebsiteSettings();
  const money = { decimalValue: '1.00', currencyCode: 'EUR' };
  return {
    ...standard,
    mailRetentionDays: 3650,
    disqusShortname: 'name',
    shareButtonOptions: { facebook: true },
    captchaSettings: { provider: 'altcha', siteKey: 'key' },
    stripePublishableKey: 'pk_test_key',
    themeSettings: {
      starter: {
        tweaks: { '@accent': '#123456' },
        origins: ['https://fonts.example'],
        areas: { navigation: { side: 'mainNav' }, field: { aside: 'footer' } },
      },
    },
    commentsEnabled: true,
    identity: {
      ...standard.identity,
      logoId: goneId,
      iconId: goneId,
      shareImageId: goneId,
      taglines: { en: 'Line' },
      accounts: ['https://www.instagram.com/name'],
      place: { latitude: 54.5, longitude: 8.75 },
    },
    paymentSettings: {
      ...standard.paymentSettings,
      waysToPay: { offline: true },
      offlineName: { en: 'Transfer', de: 'Überweisung' },
      howToPay: { en: 'By transfer', de: 'Per Überweisung' },
    },
    storeSettings: {
      ...standard.storeSettings,
      currency: 'EUR',
      country: 'DE',
      region: 'SH',
      postalCode: '25899',
      deliveryDays: '2–4',
      minimumOrderSubtotal: money,
      instalments: { minimum: money, maximum: { ...money, decimalValue: '1000.00' }, country: 'DE' },
      multipleQuantityAllowedForServices: true,
      checkoutCompany: 'optional',
      checkoutVatNumber: 'optional',
      checkoutNote: 'optional',
      reviewsEnabled: true,
      restockSignUpEnabled: true,
      restockDoubleOptIn: false,
      restockSuccessText: { en: 'We will write', de: 'Wir schreiben' },
    },
  };
}

type Complete<T> = T extends object ? { [Name in keyof T]-?: Complete<NonNullable<T[Name]>> } : T;

/** Writes an audit row with texts before and after. */
async function changeDelivery(
  { app, website }: TestServer,
  { callers: [admin] }: Scene,
  formId: string,
): Promise<void> {
  const payload = {
    storageTarget: 'submissions',
    notifyEmail: 'another@shop.test',
    webhookUrl: null,
    retentionDays: null,
  };
  const headers = { ...admin, host: website.host };
  const answer = await app.inject({ method: 'PUT', url: `/api/forms/${formId}/delivery`, headers, payload });
  if (answer.statusCode !== 200) throw new Error(`Changing a form returned ${answer.statusCode}: ${answer.body}`);
}

/**
 * Duplicates one document of each kind, so that every kind has revisions. Documents in the trash cannot be duplicated.
 */
async function duplicateDocuments(server: TestServer, { callers: [admin] }: Scene): Promise<void> {
  const { app, website } = server;
  const named = await namesOf(server);
  for (const { path } of app.declaredRoutes.filter((route) => route.path.endsWith('/:id/duplicate'))) {
    const ids = named[`${path.split('/').at(-3)}/id`] ?? [];
    const answers: string[] = [];
    for (const id of ids) {
      const url = path.replace(':id', String(id));
      const answer = await app.inject({ method: 'POST', url, headers: { ...admin, host: website.host } });
      answers.push(`${answer.statusCode} ${answer.body}`);
      if (answer.statusCode < 300) break;
    }
    if (!answers.some((answer) => answer.startsWith('2'))) throw new Error(`${path} returned ${answers.join(', ')}`);
  }
}
