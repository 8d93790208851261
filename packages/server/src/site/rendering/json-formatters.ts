import { DEFAULT_REGISTRY, type Formatter, type PureFormatter } from '@awning/template-engine';

/**
 * The engine's JSON, made safe for pages. The dialect escapes what would end a script element. A comment that begins in
 * a text and continues with a script would hide the element's end, and with it the rest of the page.
 */
export const jsonFormatters: readonly PureFormatter[] = ['json', 'json-pretty'].map((name) =>
  withoutComments(DEFAULT_REGISTRY.formatters.get(name)),
);

function withoutComments(formatter: Formatter | undefined): PureFormatter {
  if (!formatter?.isPure) throw new Error('The engine has no such JSON formatter');
  return {
    ...formatter,
    prepare(args) {
      const print = formatter.prepare(args);
      return (...given) => {
        const json = print(...given);
        return typeof json === 'string' && json.includes('<!--') ? json.replaceAll('<!--', '<\\u0021--') : json;
      };
    },
  };
}
