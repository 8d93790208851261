import { instalmentContext } from '@awning/commerce';
import { textDirection } from '@awning/formats';
import { hasFeature, readAccounts } from '@awning/site-model';
import { asText } from '@awning/template-engine';
import { subjectOf } from '../../../platform/subjects/index.ts';
import { addressIn, primaryLanguage } from '../../../platform/website/index.ts';
import type { PageRequest, Scope, Site } from '../site.ts';
import type { Sources } from '../sources.ts';
import type { LoadedTheme } from '../theme/themes.ts';
import { isStore } from './collection-view.ts';
import type { SitePictures } from './site-pictures.ts';

interface Surroundings {
  readonly request: PageRequest;
  readonly site: Site;
  readonly theme: LoadedTheme;
  readonly sources: Sources;
  readonly pictures: SitePictures;
}

/** The scope of every page (THEME-FORMAT section 7.1). Nothing in it is personal, because pages are cached. */
export function baseScope({ request, site, theme, sources, pictures }: Surroundings): Scope {
  sources.add(subjectOf.settings, subjectOf.theme, subjectOf.navigation);
  if (site.homepage) sources.add(subjectOf.collection(site.homepage.id));
  const { website, language, origin } = request;
  const { settings } = website;
  const { openingHours, titlePatterns } = settings.identity;
  const hasAccounts = hasFeature(website.planFlags, 'SITE_USER_ACCOUNTS');
  return {
    website: {
      id: website.id,
      identifier: website.hosts[0] ?? '',
      siteTitle: website.name,
      ...aboutOf(request, site),
      ...logoOf(pictures),
      language,
      timeZone: settings.timeZone,
      baseUrl: origin,
      ...placeOf(request),
      ...accountsOf(request),
      shareButtonOptions: settings.shareButtonOptions,
      captchaSettings: settings.captchaSettings,
    },
    websiteSettings: {
      commentsEnabled: settings.commentsEnabled,
      simpleLikingEnabled: settings.simpleLikingEnabled,
      ...(settings.disqusShortname === '' ? {} : { disqusShortname: settings.disqusShortname }),
      ...(settings.business.email === '' ? {} : { contactEmail: settings.business.email }),
      ...(settings.business.phone === '' ? {} : { contactPhoneNumber: settings.business.phone }),
      ...(Object.values(openingHours).some(Boolean) ? { businessHours: hoursOf(openingHours) } : {}),
      homepageTitleFormat: titlePatterns.homepage,
      collectionTitleFormat: titlePatterns.collection,
      itemTitleFormat: titlePatterns.item,
      userAccountsSettings: { loginAllowed: hasAccounts },
      storeSettings: settings.storeSettings as unknown as Scope,
    },
    featureFlags: { useCLDRMoneyFormat: settings.useCLDRMoneyFormat },
    template: { mobileStylesEnabled: true },
    'base-url': origin,
    localizedStrings: localizedStrings(theme, language, primaryLanguage(website)),
    multilingual: languageMenu(request),
    ...(hasAccounts ? { showAccount: true, userAccountsContext: { showSignInLink: true } } : {}),
    ...(instalmentContext(settings.storeSettings, website.planFlags, language)?.isAvailable
      ? { instalmentsAvailable: true }
      : {}),
    // The cart itself comes by a separate call; templates only learn that there may be one.
    ...(site.collections.some(isStore) ? { showCart: true, shoppingCart: { entries: [], totalQuantity: 0 } } : {}),
  };
}

/** Where the business is, as its legal data say it. */
function placeOf({ website: { name, settings }, language }: PageRequest): Scope {
  const { business, storeSettings, identity } = settings;
  if (business.street === '' && business.city === '' && identity.place === null) return {};
  const country = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
  return {
    location: {
      addressTitle: name,
      addressLine1: business.street,
      addressLine2: [storeSettings.postalCode, business.city].filter(Boolean).join(' '),
      addressCountry: country.of(storeSettings.country) ?? storeSettings.country,
      ...(identity.place === null ? {} : mapOf(identity.place)),
    },
  };
}

const MAP_ZOOM = 15;

/** The middle of the map, and the marker on it. */
function mapOf({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): Scope {
  return { mapLat: latitude, mapLng: longitude, markerLat: latitude, markerLng: longitude, mapZoom: MAP_ZOOM };
}

/** The line about the website, and what its home page says of it. */
function aboutOf({ language, website }: PageRequest, site: Site): Scope {
  const primary = primaryLanguage(website);
  const { taglines } = website.settings.identity;
  const texts = site.homepage?.texts;
  const tagline = taglines[language] || taglines[primary];
  const description = texts?.[language]?.description || texts?.[primary]?.description;
  const about = description || tagline;
  return { ...(tagline ? { siteTagLine: tagline } : {}), ...(about ? { siteDescription: about } : {}) };
}

function logoOf({ logo, icon }: SitePictures): Scope {
  return {
    ...(logo === undefined
      ? {}
      : { logoImageUrl: asText(logo['assetUrl']), logoImageId: asText(logo['id']), logo: sized(logo) }),
    ...(icon === undefined ? {} : { faviconUrl: asText(icon['assetUrl']) }),
  };
}

/** With width and height of their own, so that the page does not move when the picture arrives. */
function sized(picture: Scope): Scope {
  const [width, height] = asText(picture['originalSize']).split('x').map(Number);
  return width && height ? { ...picture, width, height } : picture;
}

function accountsOf({ website }: PageRequest): Scope {
  const accounts = readAccounts(website.settings.identity.accounts.join('\n'));
  if (accounts.length === 0) return {};
  return {
    socialAccounts: accounts.map(({ service, name, href }) => ({
      serviceName: service,
      serviceTitle: name,
      profileUrl: href,
      screenname: screenName(href),
    })),
  };
}

/** The name in the address of an account, as in `instagram.com/marram`. */
function screenName(href: string): string {
  const { pathname } = new URL(href);
  return decodeURIComponent(pathname.split('/').findLast(Boolean) ?? '').replace(/^@/, '');
}

function hoursOf(hours: Readonly<Record<string, string>>): Scope {
  return Object.fromEntries(Object.entries(hours).map(([day, text]) => [day, { text }]));
}

/** For a language menu: each language with the address of this page in it. */
function languageMenu({ website, language, path }: PageRequest): Scope {
  const languages = website.languages.filter(({ enabled }) => enabled);
  return {
    // The prefix of every address of the site in this language.
    prefix: addressIn(website, language, '/').replace(/\/$/, ''),
    // For the `dir` of the page.
    direction: textDirection(language),
    homeUrl: addressIn(website, language, '/'),
    ...(languages.length < 2
      ? {}
      : {
          languages: languages.map(({ code, name }) => ({
            code,
            name,
            url: addressIn(website, code, path),
            ...(code === language ? { active: true } : {}),
          })),
        }),
  };
}

/** The theme's texts for the language, then the host's, then those of the primary language. */
function localizedStrings(theme: LoadedTheme, language: string, primary: string): Scope {
  const known = knownStrings.get(theme) ?? new Map<string, Scope>();
  knownStrings.set(theme, known);
  const key = `${primary} ${language}`;
  const languages = ['en', primary, language];
  const strings =
    known.get(key) ??
    (Object.assign(
      {},
      ...languages.flatMap((code) => [stringsFor(theme.system.strings, code), stringsFor(theme.theme.strings, code)]),
    ) as Scope);
  known.set(key, strings);
  return strings;
}

/** A loaded theme does not change, and a website has few languages. */
const knownStrings = new WeakMap<LoadedTheme, Map<string, Scope>>();

function stringsFor(strings: LoadedTheme['theme']['strings'], language: string): Readonly<Record<string, string>> {
  const [base = ''] = language.split('-');
  const similar = [...strings.keys()].find((locale) => locale.split(/[-_]/)[0] === base);
  return strings.get(language) ?? (similar === undefined ? {} : (strings.get(similar) ?? {}));
}
