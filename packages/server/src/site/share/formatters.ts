import { spokenLanguage } from '@awning/formats';
import {
  asText,
  DEFAULT_REGISTRY,
  defineFormatter,
  descend,
  escapeAttribute,
  type Scope,
  type ScopedFormatter,
  type Value,
} from '@awning/template-engine';
import { shareTexts } from './messages.ts';
import { type ShareService, shareServices } from './services.ts';

/**
 * The engine prints an element that a script of the host fills. Ours is complete: plain links, which load nothing from a service
 * before somebody follows one.
 */
export const shareFormatters: readonly ScopedFormatter[] = [
  withLinks('social-button', 'div'),
  withLinks('social-button-inline', 'span'),
];

function withLinks(name: string, tag: string): ScopedFormatter {
  const own = DEFAULT_REGISTRY.formatters.get(name);
  if (own === undefined || own.isPure) throw new Error(`The engine has no formatter "${name}" with a scope`);
  return defineFormatter({
    ...own,
    prepare: (args) => {
      const print = own.prepare(args);
      const end = `</${tag}>`;
      return (value, scope, others) => {
        const element = asText(print(value, scope, others));
        return element === '' ? '' : `${element.slice(0, -end.length)}${linksOf(value, scope)}${end}`;
      };
    },
  });
}

function linksOf(value: Value, scope: Scope): string {
  const chosen = servicesOf(scope.resolve(['website', 'shareButtonOptions']));
  if (chosen.length === 0) return '';
  const { locale = 'en', fallbackLocale } = scope.run;
  const words = shareTexts[spokenLanguage(locale, fallbackLocale ?? locale)];
  const address = `${asText(scope.resolve(['base-url']))}${asText(descend(value, ['fullUrl']))}`;
  const links = chosen.map((service) => {
    const href = escapeAttribute(shareServices[service] + encodeURIComponent(address));
    return `<a class="sqs-share-link ${service}" href="${href}" target="_blank" rel="noopener">${words[service]}</a>`;
  });
  const heading = escapeAttribute(words.headingOf(asText(descend(value, ['title']))));
  return `<span class="sqs-share-list" role="group" aria-label="${heading}">${links.join('')}</span>`;
}

/** The services that are on, each once. Names that the dialect has for two of them are theirs, and unknown ones have no link. */
function servicesOf(options: Value): readonly ShareService[] {
  const isOn = (name: string) => descend(options, [name]) === true;
  const known = Object.keys(shareServices) as ShareService[];
  return known.filter((service) => isOn(service) || isOn(formerNames[service] ?? service));
}

const formerNames: Readonly<Partial<Record<ShareService, string>>> = { email: 'mail', x: 'twitter' };
