import { instalmentContext } from '@awning/commerce';
import { textDirection } from '@awning/formats';
import { hasFeature } from '@awning/site-model';
import { subjectOf } from '../../../platform/subjects/index.ts';
import { addressIn, primaryLanguage } from '../../../platform/website/index.ts';
import type { PageRequest, Scope, Site } from '../site.ts';
import type { Sources } from '../sources.ts';
import type { LoadedTheme } from '../theme/themes.ts';
import { isStore } from './collection-view.ts';

/** The scope of every page (THEME-FORMAT section 7.1). Nothing in it is personal, because pages are cached. */
export function baseScope(request: PageRequest, site: Site, theme: LoadedTheme, sources: Sources): Scope {
  sources.add(subjectOf.settings, subjectOf.theme, subjectOf.navigation);
  if (site.homepage) sources.add(subjectOf.collection(site.homepage.id));
  const { website, language, origin } = request;
  const { settings } = website;
  const description = siteDescription(request, site);
  return {
    website: {
      id: website.id,
      identifier: website.hosts[0] ?? '',
      siteTitle: website.name,
      ...(description === undefined ? {} : { siteTagLine: description, siteDescription: description }),
      language,
      timeZone: settings.timeZone,
      baseUrl: origin,
      ...placeOf(request),
      shareButtonOptions: settings.shareButtonOptions,
      captchaSettings: settings.captchaSettings,
    },
    websiteSettings: {
      commentsEnabled: settings.commentsEnabled,
      simpleLikingEnabled: settings.simpleLikingEnabled,
      ...(settings.disqusShortname === '' ? {} : { disqusShortname: settings.disqusShortname }),
      ...(settings.business.email === '' ? {} : { contactEmail: settings.business.email }),
      ...(settings.business.phone === '' ? {} : { contactPhoneNumber: settings.business.phone }),
      storeSettings: settings.storeSettings as unknown as Scope,
    },
    featureFlags: { useCLDRMoneyFormat: settings.useCLDRMoneyFormat },
    template: { mobileStylesEnabled: true },
    'base-url': origin,
    localizedStrings: localizedStrings(theme, language, primaryLanguage(website)),
    multilingual: languageMenu(request),
    ...(hasFeature(website.planFlags, 'SITE_USER_ACCOUNTS') ? { showAccount: true } : {}),
    ...(instalmentContext(settings.storeSettings, website.planFlags, language)?.isAvailable
      ? { instalmentsAvailable: true }
      : {}),
    // The cart itself comes by a separate call; templates only learn that there may be one.
    ...(site.collections.some(isStore) ? { showCart: true, shoppingCart: { entries: [], totalQuantity: 0 } } : {}),
  };
}

/** Where the business is, as its legal data say it. */
function placeOf({ website: { name, settings }, language }: PageRequest): Scope {
  const { business, storeSettings } = settings;
  if (business.street === '' && business.city === '') return {};
  const country = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
  return {
    location: {
      addressTitle: name,
      addressLine1: business.street,
      addressLine2: [storeSettings.postalCode, business.city].filter(Boolean).join(' '),
      addressCountry: country.of(storeSettings.country) ?? storeSettings.country,
    },
  };
}

function siteDescription({ language, website }: PageRequest, site: Site): string | undefined {
  const texts = site.homepage?.texts;
  return texts?.[language]?.description || texts?.[primaryLanguage(website)]?.description || undefined;
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
