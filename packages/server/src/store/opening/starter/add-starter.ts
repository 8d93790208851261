import { CollectionType, findByAddress, legalAddresses, legalPages, placeholdersIn } from '@awning/site-model';
import { createDocument, type EditContext } from '../../../platform/editing/index.ts';
import { primaryLanguage, textLanguageOf, type Website } from '../../../platform/website/index.ts';
import {
  allEntries,
  makeHomepage,
  type NavigationEntry,
  type PageBody,
  saveLayout,
  saveNavigation,
  selectCollections,
  selectNavigations,
} from '../../../site/content/index.ts';
import { createForm } from '../../../site/form/index.ts';
import { isTaxIncluded, type ShippingZoneBody, standardRates, type TaxRuleBody } from '../../store-rules/index.ts';
import { kindOf } from '../shop.ts';
import { selectHasRules } from '../store.ts';
import { leaveNavigations, type TakenAway } from '../take-sample-away.ts';
import { contactForm, newsletterForm } from './forms.ts';
import { contactPage, footerLayout, homePage, legalPage } from './pages.ts';
import { starterTexts } from './texts.ts';

interface Wanted {
  readonly taken: TakenAway;
  readonly parcelPrice: string | null;
}

/** Adds what a new shop begins with, as far as it is missing. */
export async function addStarter(context: EditContext, { taken, parcelPrice }: Wanted): Promise<void> {
  const { connection, clock, website } = context;
  const collections = await selectCollections(connection, website.id);
  const store = collections.find(({ type }) => type === CollectionType.products);
  const pages = new Map(collections.map(({ urlId, id }) => [urlId, id]));
  const add = async (body: PageBody, isVisible: boolean) => {
    const id = pages.get(body.slug) ?? (await created(context, 'page', body, isVisible));
    pages.set(body.slug, id);
    return id;
  };
  if (taken.lacksHomepage && store) {
    const home = await created(context, 'page', homePage(website, store.urlId), true);
    await makeHomepage(connection, website.id, home);
    await leaveNavigations(context, [store.id]);
    await enter(context, 'main', [home, store.id], 'first');
  }
  if (!pages.has('contact')) {
    const form = await addForm(context, contactForm(website));
    const contact = await add(contactPage(website, form), true);
    await enter(context, 'main', [contact]);
    await enter(context, 'footer', [contact]);
  }
  const legal: string[] = [];
  for (const name of legalPages) {
    const body = legalPage(website, name);
    // The owner may have one under another of the usual addresses.
    const own = findByAddress(pages, legalAddresses[name]);
    legal.push(own ?? (await add(body, hasNoGaps(body, website))));
  }
  await enter(context, 'footer', legal);
  if (taken.wasSample) {
    const form = await addForm(context, newsletterForm(website));
    await saveLayout(connection, clock, website.id, 'field:footer', footerLayout(website, form));
  }
  await addRules(context, parcelPrice);
}

/** A page with gaps is a draft until the owner has filled them in; an imprint may have none from the beginning. */
function hasNoGaps({ layout }: PageBody, { languages }: Website): boolean {
  return languages.every(({ code, enabled }) => !enabled || placeholdersIn(layout, code).length === 0);
}

/** Adds pages to a navigation area that does not have them. */
async function enter(
  { connection, clock, website }: EditContext,
  name: string,
  ids: readonly string[],
  place: 'first' | 'last' = 'last',
): Promise<void> {
  const navigations = await selectNavigations(connection, website.id);
  const entries: readonly NavigationEntry[] = navigations.find((one) => one.name === name)?.entries ?? [];
  const has = (id: string) => allEntries(entries).some((entry) => 'collectionId' in entry && entry.collectionId === id);
  const added = ids.filter((id) => !has(id)).map((collectionId) => ({ collectionId }));
  if (added.length === 0) return;
  await saveNavigation(connection, clock, website.id, {
    name,
    entries: place === 'first' ? [...added, ...entries] : [...entries, ...added],
  });
}

async function addForm(
  { connection, parts, author, website }: EditContext,
  form: Parameters<typeof createForm>[3],
): Promise<string> {
  const by = { websiteId: website.id, name: author.name, ...(author.id !== undefined && { id: author.id }) };
  return await createForm(parts!, connection, by, form);
}

/** A zone and a tax rule for the shop's own country. Those that exist are the owner's decision. */
async function addRules(context: EditContext, parcelPrice: string | null): Promise<void> {
  const { connection, website } = context;
  const { country } = website.settings.storeSettings;
  const { hasZone, hasTax } = await selectHasRules(connection, website.id);
  const area = { country, region: null, postalPrefix: null };
  const language = primaryLanguage(website);
  if (!hasZone && parcelPrice !== null) {
    const zone: ShippingZoneBody = {
      name: new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country,
      areas: [area],
      options: [{ texts: parcelTexts(context), calculator: 'flat', bands: [{ from: '0', price: parcelPrice }] }],
    };
    await created(context, 'shipping-zone', zone, true);
  }
  const percent = standardRates[country];
  if (!hasTax && percent !== undefined) {
    const rule: TaxRuleBody = {
      name: starterTexts[textLanguageOf({ website, language })].vat(percent),
      area,
      percent,
      taxClass: 'standard',
      inclusive: isTaxIncluded(country),
      priority: 1,
      onShipping: true,
    };
    await created(context, 'tax-rule', rule, true);
  }
}

function parcelTexts({ website }: EditContext): Readonly<Record<string, string>> {
  const texts = website.languages.map(({ code: language }) => {
    return [language, starterTexts[textLanguageOf({ website, language })].parcel] as const;
  });
  return Object.fromEntries(texts);
}

async function created(context: EditContext, kind: string, body: object, isVisible: boolean): Promise<string> {
  const outcome = await createDocument(context, kindOf(context, kind), body, { isVisible });
  if (!outcome.ok) throw new Error(`A ${kind} of a new shop is refused: ${JSON.stringify(outcome.refusal)}`);
  return outcome.document.id;
}
