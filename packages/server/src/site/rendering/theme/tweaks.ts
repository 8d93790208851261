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
  return sources.flatMap(({ source }) => {
    const lines = source.split(/\r?\n|\r/);
    return lines.flatMap((line, at) => {
      const begin = /\/\/[ \t]*tweak:[ \t]*(?=\{)/.exec(line);
      const end = line.lastIndexOf('}') + 1;
      if (begin === null || end <= begin.index) return [];
      const settings = lenientObject(line.slice(begin.index + begin[0].length, end));
      const type = settings.get('type') ?? '';
      if (!knownTypes.has(type)) return [];
      const next = line.slice(end).trim() || (lines[at + 1] ?? '');
      return [
        {
          type,
          title: settings.get('title') ?? '',
          target: type === 'checkbox' || type === 'dropdown' ? undefined : targetIn(next),
          active: settings.get('active') === 'true',
          defaultOption: settings.get('default'),
        },
      ];
    });
  });
}

function targetIn(line: string): string | undefined {
  return /^\s*(@[\w-]+)\s*:/.exec(line)?.[1] ?? /^\s*(\.[\w-]+)\s*(?:\(\s*\)\s*)?\{/.exec(line)?.[1];
}

/** Keys and single values of an object in JSON or with bare keys and single quotes, which about one in ten has. */
function lenientObject(text: string): Map<string, string> {
  const pairs = text.matchAll(
    /(?<![\w-])([\w-]+)["']?\s*:\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^,}\s[\]"']+))/g,
  );
  return new Map([...pairs].map(([, key, double, single, bare]) => [key ?? '', double ?? single ?? bare ?? '']));
}

/** Body classes of the enabled checkboxes and chosen options; without a stored choice, the theme's defaults. */
export function tweakClasses(tweaks: readonly Tweak[]): string[] {
  return tweaks.flatMap(({ type, title, active, defaultOption }) => {
    if (type === 'checkbox') return active ? [tweakClass(title)] : [];
    return type === 'dropdown' && defaultOption !== undefined ? [tweakClass(`${title} ${defaultOption}`)] : [];
  });
}

/**
 * The values as scripts read them (THEME-FORMAT section 9.3): by the name of the variable or mixin, with and without its
 * first character; by the title, and by its class, for the others.
 */
export function tweakValues(tweaks: readonly Tweak[], sources: readonly StyleSource[]): TweakValues {
  if (tweaks.length === 0) return {};
  const [variables, bodies] = [variableValues(sources), mixinBodies(sources)];
  const values = tweaks.flatMap(({ type, title, target, active, defaultOption }): [string, TweakValue][] => {
    if (type === 'checkbox') return named(title, tweakClass(title), String(active));
    if (type === 'dropdown') return defaultOption === undefined ? [] : named(title, tweakClass(title), defaultOption);
    if (target === undefined) return [];
    const name = target.slice(1);
    const value = target.startsWith('@') ? resolved(name, variables) : declarations(bodies.get(name) ?? '');
    return value === undefined ? [] : named(target, name, value);
  });
  return Object.fromEntries(values);
}

export type TweakValues = Readonly<Record<string, TweakValue>>;
/** The properties of a font, or the text of any other value. */
type TweakValue = string | Readonly<Record<string, string>>;

function named(name: string, other: string, value: TweakValue): [string, TweakValue][] {
  return [
    [name, value],
    [other, value],
  ];
}

/** The last definition of a variable counts, as for the compiler. */
function variableValues(sources: readonly StyleSource[]): Map<string, string> {
  return new Map(
    sources.flatMap(({ source }) =>
      [...source.matchAll(/^[ \t]*@([\w-]+)[ \t]*:[ \t]*([^;{}\n]+);/gm)].map(
        ([, name = '', value = '']): [string, string] => [name, value.trim()],
      ),
    ),
  );
}

/** Follows variables that only name another one. */
function resolved(name: string, variables: ReadonlyMap<string, string>): string | undefined {
  let value = variables.get(name);
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const other = /^@([\w-]+)$/.exec(value ?? '')?.[1];
    if (other === undefined) break;
    value = variables.get(other);
  }
  return value;
}

/** Variables may name each other in a circle. */
const MAX_STEPS = 10;

function declarations(body: string): Readonly<Record<string, string>> {
  const pairs = body.matchAll(/(?:^|[;\s])([a-z-]+)[ \t]*:[ \t]*([^;]+)/g);
  return Object.fromEntries([...pairs].map(([, property = '', value = '']) => [property, value.trim()]));
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
  const fonts = readTweaks(sources).filter(({ type, target }) => type === 'font' && target?.startsWith('.') === true);
  if (fonts.length === 0) return '';
  const bodies = mixinBodies(sources);
  return [...new Set(fonts.map(({ target }) => (target ?? '').slice(1)))]
    .flatMap((name) => {
      const body = bodies.get(name) ?? '';
      return fontProperties.map(([property, fallback]) => {
        const declared = new RegExp(`(?:^|[;\\s])${property}\\s*:\\s*([^;]+)`).exec(body)?.[1];
        return `@${name}-${property}: ${declared?.trim() ?? fallback};`;
      });
    })
    .join('\n');
}

/** The first body of every class without nested rules. */
function mixinBodies(sources: readonly StyleSource[]): Map<string, string> {
  const bodies = new Map<string, string>();
  for (const { source } of sources) {
    for (const [, name = '', body = ''] of source.matchAll(/\.([\w-]+)\s*(?:\(\s*\)\s*)?\{([^{}]*)\}/g)) {
      if (!bodies.has(name)) bodies.set(name, body);
    }
  }
  return bodies;
}
