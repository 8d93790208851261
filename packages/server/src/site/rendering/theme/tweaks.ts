import type { StyleSource } from './theme.ts';

/** One setting of a theme for the owner, written as a comment before the style it changes. */
export interface Tweak {
  readonly type: string;
  readonly title: string;
  /** The variable, with its at sign, or the mixin, with its dot, that follows; checkboxes and dropdowns have none. */
  readonly target: string | undefined;
  readonly active: boolean;
  readonly defaultOption: string | undefined;
}

const knownTypes: ReadonlySet<string> = new Set(['color', 'value', 'dropdown', 'checkbox', 'font', 'image']);

/** The tweaks of all sheets in order. Only a line comment that begins with `tweak:` counts (THEME-FORMAT section 9.3). */
export function readTweaks(sources: readonly StyleSource[]): Tweak[] {
  return sources.flatMap(({ source }) =>
    [...source.matchAll(/\/\/[ \t]*tweak:[ \t]*(\{.*\})[ \t]*\r?\n?([^\r\n]*)/g)].flatMap(([, object, next]) => {
      const settings = lenientObject(object ?? '');
      const type = settings.get('type') ?? '';
      return knownTypes.has(type)
        ? [
            {
              type,
              title: settings.get('title') ?? '',
              target: type === 'checkbox' || type === 'dropdown' ? undefined : targetIn(next ?? ''),
              active: settings.get('active') === 'true',
              defaultOption: settings.get('default'),
            },
          ]
        : [];
    }),
  );
}

function targetIn(line: string): string | undefined {
  return /^\s*(@[\w-]+)\s*:/.exec(line)?.[1] ?? /^\s*(\.[\w-]+)\s*(?:\(\s*\))?\s*\{/.exec(line)?.[1];
}

/** Keys and single values of an object in JSON or with bare keys and single quotes, which about one in ten has. */
function lenientObject(text: string): Map<string, string> {
  const pairs = text.matchAll(/["']?([\w-]+)["']?\s*:\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^,}\s[\]"']+))/g);
  return new Map([...pairs].map(([, key, double, single, bare]) => [key ?? '', double ?? single ?? bare ?? '']));
}

/** Body classes of the enabled checkboxes and chosen options; without a stored choice, the theme's defaults. */
export function tweakClasses(tweaks: readonly Tweak[]): string[] {
  return tweaks.flatMap(({ type, title, active, defaultOption }) => {
    if (type === 'checkbox') return active ? [tweakClass(title)] : [];
    return type === 'dropdown' && defaultOption !== undefined ? [tweakClass(`${title} ${defaultOption}`)] : [];
  });
}

/** "2.40:1 Anamorphic Widescreen" becomes `2401-anamorphic-widescreen`. */
export function tweakClass(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .trim()
    .replaceAll(/ +/g, '-');
}

const fontProperties = [
  ['font-family', 'inherit'],
  ['font-size', '16px'],
  ['font-weight', '400'],
  ['font-style', 'normal'],
  ['letter-spacing', '0em'],
  ['line-height', '1.5em'],
  ['text-transform', 'none'],
  ['text-decoration', 'none'],
] as const;

/** The variables `@<mixin>-<property>` of every font tweak, from the mixin's own declarations with fallbacks (section 9.2). */
export function fontVariables(sources: readonly StyleSource[]): string {
  const all = sources.map(({ source }) => source).join('\n');
  const mixins = readTweaks(sources).filter(({ type, target }) => type === 'font' && target?.startsWith('.') === true);
  return mixins
    .flatMap(({ target }) => {
      const name = (target ?? '').slice(1);
      const body = new RegExp(`\\.${name}\\s*(?:\\(\\s*\\))?\\s*\\{([^{}]*)\\}`).exec(all)?.[1] ?? '';
      return fontProperties.map(([property, fallback]) => {
        const declared = new RegExp(`(?:^|[;\\s])${property}\\s*:\\s*([^;]+)`).exec(body)?.[1];
        return `@${name}-${property}: ${declared?.trim() ?? fallback};`;
      });
    })
    .join('\n');
}
