import {
  type Block,
  CollectionType,
  type LayoutDocument,
  type LegalPage,
  layoutSchemaVersion,
} from '@awning/site-model';
import { escapeHtml } from '../../../platform/http/index.ts';
import { primaryLanguage, textLanguageOf, type Website } from '../../../platform/website/index.ts';
import type { PageBody } from '../../../site/content/index.ts';
import { type LegalFacts, legalTexts } from './legal-texts.ts';
import { type StarterTexts, starterTexts } from './texts.ts';

/** Greets visitors and shows the newest products. */
export function homePage(website: Website, storeSlug: string): PageBody {
  const link = `/${storeSlug}`;
  return page(website, {
    slug: 'home',
    blocks: [
      { type: 'html', props: { id: 'welcome' } },
      { type: 'button', props: { id: 'to-shop', buttonSize: 'medium', buttonAlignment: 'left' } },
      { type: 'summary-v2', props: { id: 'products', collectionUrlId: storeSlug, limit: 6, design: 'autogrid' } },
    ],
    title: () => website.name,
    navigationTitle: ({ home }) => home.navigation,
    texts: ({ home }) => ({
      welcome: { html: home.text(escapeHtml(website.name)) },
      'to-shop': { buttonText: home.button, buttonLink: link },
    }),
  });
}

export function contactPage(website: Website, formId: string): PageBody {
  return page(website, {
    slug: 'contact',
    blocks: [
      { type: 'html', props: { id: 'address' } },
      { type: 'form', props: { id: 'form', formId } },
    ],
    title: ({ contact }) => contact.title,
    texts: ({ contact }, language) => {
      const { company, address, email, phone } = enteredFacts(website, language);
      const lines = [company, address].filter((line) => line !== '').join('<br>');
      const ways = [email && `${contact.email}: ${email}`, phone && `${contact.phone}: ${phone}`].filter(Boolean);
      return { address: { html: [lines, ways.join('<br>')].map((text) => (text ? `<p>${text}</p>` : '')).join('') } };
    },
  });
}

export function legalPage(website: Website, name: LegalPage): PageBody {
  return page(website, {
    slug: name,
    blocks: [{ type: 'html', props: { id: 'text' } }],
    title: (_texts, language) => legalTexts[language].pages[name].title,
    texts: (_texts, language) => {
      const { placeholders, pages } = legalTexts[language];
      const entered = Object.entries(enteredFacts(website, language)).filter(([, text]) => text !== '');
      const all = { ...placeholders, ...Object.fromEntries(entered) };
      return { text: { html: pages[name].html(all) } };
    },
  });
}

/** Who runs the shop, and how to subscribe. */
export function footerLayout(website: Website, formId: string): LayoutDocument {
  return layout(website, {
    blocks: [
      { type: 'html', props: { id: 'footer-text' } },
      { type: 'newsletter', props: { id: 'footer-newsletter', formId } },
    ],
    texts: ({ newsletter }, language) => {
      const { company, address } = enteredFacts(website, language);
      const line = [company || escapeHtml(website.name), address].filter((part) => part !== '').join(', ');
      return { 'footer-text': { html: `<p>${line}</p>` }, 'footer-newsletter': { title: newsletter.title } };
    },
  });
}

type EnteredFact = Exclude<keyof LegalFacts, 'returnAddress' | 'returnCost' | 'disputes'>;

/** What the owner has entered about the business, as HTML; empty where there is nothing. */
export function enteredFacts(website: Website, language: string): Pick<LegalFacts, EnteredFact> {
  const { legalName, email, phone, vatId, register, representative } = website.settings.business;
  const { deliveryDays = '' } = website.settings.storeSettings;
  const address = businessAddress(website, language);
  const facts = { company: legalName, address, email, phone, vatId, register, representative, deliveryDays };
  return Object.fromEntries(Object.entries(facts).map(([name, text]) => [name, escapeHtml(text)])) as Pick<
    LegalFacts,
    EnteredFact
  >;
}

/** In one line; empty without a street. */
export function businessAddress({ settings }: Website, language: string): string {
  const { street, city } = settings.business;
  const { postalCode, country: code } = settings.storeSettings;
  const country = new Intl.DisplayNames([language], { type: 'region' }).of(code);
  const town = [postalCode, city].filter(Boolean).join(' ');
  return street === '' ? '' : [street, town, country].filter(Boolean).join(', ');
}

type SpokenLanguage = keyof typeof starterTexts;
type ByLanguage<T> = (texts: StarterTexts, language: SpokenLanguage) => T;

interface NewLayout {
  readonly blocks: readonly Block[];
  /** By block and setting. */
  readonly texts: ByLanguage<Readonly<Record<string, Readonly<Record<string, string>>>>>;
}

interface NewPage extends NewLayout {
  readonly slug: string;
  readonly title: ByLanguage<string>;
  readonly navigationTitle?: ByLanguage<string>;
}

function page(website: Website, { slug, title, navigationTitle, ...content }: NewPage): PageBody {
  const texts = (texts: StarterTexts, language: SpokenLanguage) => ({
    title: title(texts, language),
    ...(navigationTitle && { navigationTitle: navigationTitle(texts, language) }),
  });
  return {
    slug,
    type: CollectionType.page,
    isEnabled: true,
    regionName: null,
    parentId: null,
    mainImageId: null,
    texts: byLanguage(website, texts),
    layout: layout(website, content),
  };
}

function layout(website: Website, { blocks, texts }: NewLayout): LayoutDocument {
  return { schema: layoutSchemaVersion, root: {}, content: [...blocks], texts: byLanguage(website, texts) };
}

/** In every language of the website, also those that are off. */
function byLanguage<T>(website: Website, textsOf: ByLanguage<T>): Record<string, T> {
  const codes = new Set([primaryLanguage(website), ...website.languages.map(({ code }) => code)]);
  return Object.fromEntries(
    [...codes].map((code) => {
      const language = textLanguageOf({ website, language: code });
      return [code, textsOf(starterTexts[language], language)];
    }),
  );
}
