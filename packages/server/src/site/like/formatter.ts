import { spokenLanguage } from '@awning/formats';
import {
  asText,
  DEFAULT_REGISTRY,
  defineFormatter,
  descend,
  escapeAttribute,
  escapeHtml,
  type ScopedFormatter,
} from '@awning/template-engine';
import { likeTexts } from './messages.ts';

const own = DEFAULT_REGISTRY.formatters.get('like-button') as ScopedFormatter;

/** The engine's element with its number and words, which a script makes a button of. Only items have a count. */
export const likeFormatters: readonly ScopedFormatter[] = [
  defineFormatter({
    ...own,
    prepare: (args) => {
      const print = own.prepare(args);
      return (value, scope, others) => {
        const element = asText(print(value, scope, others));
        const count = descend(value, ['likeCount']);
        if (element === '' || typeof count !== 'number') return element;
        const { locale = 'en', fallbackLocale } = scope.run;
        const { like, failed } = likeTexts[spokenLanguage(locale, fallbackLocale ?? locale)];
        const words = `data-like-name="${escapeAttribute(like)}" data-like-failed="${escapeAttribute(failed)}"`;
        return element
          .replace('<span class="sqs-simple-like"', `<span class="sqs-simple-like" ${words}`)
          .replace('<span class="like-count">', `<span class="like-count">${escapeHtml(String(count))}`);
      };
    },
  }),
];
