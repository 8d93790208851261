import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { screenStyles } from '@awning/site-model';
import { compileTemplate, type Registry, type Template, type TemplateError } from '@awning/template-engine';
import type { Connection } from '../../../platform/database/index.ts';
import { liftBodies, MAX_TAG_ROUNDS } from '../tags/lift-bodies.ts';
import { codeFaults } from './code-faults.ts';
import { compileStyles } from './compile-styles.ts';
import { findThemeFolder, type ListedTheme, listInstalledThemes, type ThemeFolders } from './installed-themes.ts';
import { readTheme } from './read-theme.ts';
import { bodyName, templateNames } from './template-places.ts';
import type { Theme, ThemeFault } from './theme.ts';
import { markOfFolder, ThemeTooLargeError } from './theme-folder.ts';
import { type TweakChoices, type TweakValues, tweakClasses, tweakValues } from './tweak-values.ts';
import { type PictureAddresses, withTweaks } from './tweaked-styles.ts';
import { readTweaks, type Tweak, tweakedSources } from './tweaks.ts';
import { isUploadedName, type UploadedThemes } from './uploaded-themes.ts';

/** A theme ready to render: templates are compiled on first use and cached as long as the theme stays the same. */
export interface LoadedTheme {
  readonly theme: Theme;
  /** The host's own templates, for what a theme does not have. */
  readonly system: Theme;
  readonly css: string;
  readonly cssHash: string;
  readonly tweaks: readonly Tweak[];
  readonly tweakClasses: readonly string[];
  readonly tweakValues: TweakValues;
  readonly faults: readonly ThemeFault[];
  readonly partials: Readonly<Record<string, Template>>;
  template(source: string): Template;
  /** A body that was lifted out of a paired tag. */
  body(number: number): Template | undefined;
  /** Mistakes in the sources that were compiled so far. */
  readonly mistakes: readonly TemplateError[];
}

export interface Themes {
  /**
   * Whoever is in a transaction passes its `connection`: waiting for a second one while holding one blocks everybody once
   * all of them are held.
   */
  get(name: string, websiteId: string, connection?: Connection): Promise<LoadedTheme>;
  /** The same theme with the owner's values. */
  tweaked(theme: LoadedTheme, choices: TweakChoices, pictures: PictureAddresses): Promise<LoadedTheme>;
  /** The same for values that nobody keeps, so they take no other's place in what is remembered. */
  drawn(theme: LoadedTheme, choices: TweakChoices, pictures: PictureAddresses): Promise<LoadedTheme>;
  /** The themes that a website can choose. */
  list(websiteId: string): Promise<ListedTheme[]>;
  has(name: string, websiteId: string, connection?: Connection): Promise<boolean>;
  /** Files of themes may have changed: every theme is compared with its folder before it is used again. */
  compareWithFolders(): void;
}

interface ThemesOptions {
  readonly folders: ThemeFolders;
  readonly uploads: UploadedThemes;
  readonly registry: Registry;
  readonly styleCacheFolder?: string;
  /** Called when a theme was read again because its files changed. */
  readonly onChange?: () => void;
}

interface KnownTheme {
  readonly loading: Promise<LoadedTheme>;
  /** Of its folder when it was read. */
  readonly mark: string;
  /** The comparison that found it unchanged. */
  readonly comparedIn: number;
}

/**
 * Themes by name: our own, then those that the operator put into a folder of the installation, and those that the
 * website has uploaded. Each is read once per process, and again when its files have changed.
 */
export function openThemes({ folders, uploads, registry, styleCacheFolder, onChange }: ThemesOptions): Themes {
  const known = new Map<string, KnownTheme>();
  const system = readHost(join(folders.own, 'system'));
  system.catch(() => undefined);
  const tweaked = new WeakMap<LoadedTheme, Map<string, Promise<LoadedTheme>>>();
  let comparison = 0;

  async function folderOf(name: string, websiteId: string, connection?: Connection): Promise<string | undefined> {
    if (!isUploadedName(name)) return await findThemeFolder(folders, name);
    return await uploads.folder(websiteId, name, connection);
  }

  async function read(name: string, folder: string | undefined): Promise<LoadedTheme> {
    const host = await system;
    const { theme, fault } = folder === undefined ? absent(host, name) : await readOrRefuse(folder, host);
    return await load({ ...theme, faults: [...theme.faults, ...fault] }, host, registry, styleCacheFolder);
  }

  return {
    list: async (websiteId) => [...(await listInstalledThemes(folders)), ...(await uploads.list(websiteId))],
    has: async (name, websiteId, connection) => (await folderOf(name, websiteId, connection)) !== undefined,
    async tweaked(theme, choices, pictures) {
      if (Object.keys(choices).length === 0) return theme;
      const ofTheme = tweaked.get(theme) ?? new Map<string, Promise<LoadedTheme>>();
      tweaked.set(theme, ofTheme);
      const key = JSON.stringify([Object.entries(choices).toSorted(byName), pictures]);
      const known = ofTheme.get(key);
      if (known !== undefined) return await known;
      const loading = tweak(theme, choices, pictures, styleCacheFolder);
      ofTheme.set(key, loading);
      for (const [oldest] of ofTheme) {
        if (ofTheme.size <= MAX_TWEAKED) break;
        ofTheme.delete(oldest);
      }
      loading.catch(() => ofTheme.delete(key));
      return await loading;
    },
    drawn: (theme, choices, pictures) => tweak(theme, choices, pictures, undefined),
    compareWithFolders: () => void (comparison += 1),
    async get(name, websiteId, connection) {
      const before = known.get(name);
      if (before?.comparedIn === comparison) return await before.loading;
      const comparedIn = comparison;
      const folder = await folderOf(name, websiteId, connection);
      const mark = folder === undefined ? 'absent' : await markOfFolder(folder);
      // Another request may have read it meanwhile.
      const now = known.get(name);
      if (now?.mark === mark) {
        known.set(name, { ...now, comparedIn });
        return await now.loading;
      }
      const loading = read(name, folder);
      known.set(name, { loading, mark, comparedIn });
      for (const [oldest] of known) {
        if (known.size <= MAX_KNOWN) break;
        known.delete(oldest);
      }
      loading.catch(() => known.get(name)?.loading === loading && known.delete(name));
      if (now !== undefined) onChange?.();
      return await loading;
    },
  };
}

/** Of one theme; each is a style sheet. */
const MAX_TWEAKED = 200;

/** Each takes a few megabytes, and every website may have uploaded its own. */
const MAX_KNOWN = 200;

interface ReadOutcome {
  readonly theme: Theme;
  readonly fault: readonly ThemeFault[];
}

/** The host's own templates keep the pages of a website whose theme is gone. */
function absent(host: Theme, name: string): ReadOutcome {
  return { theme: host, fault: [{ file: name, fault: 'There is no theme of this name' }] };
}

async function readOrRefuse(folder: string, host: Theme): Promise<ReadOutcome> {
  try {
    return { theme: await readTheme(folder), fault: [] };
  } catch (error) {
    // The reason of the system names paths of the server, which are not for everybody who sees the faults.
    const fault = error instanceof ThemeTooLargeError ? error.message : 'cannot be read';
    return { theme: host, fault: [{ file: basename(folder), fault }] };
  }
}

/** The host's own sheets and, generated from the block definitions, the one for smaller screens. */
async function readHost(folder: string): Promise<Theme> {
  const host = await readTheme(folder);
  const byScreen = { path: 'blocks-by-screen.css', source: screenStyles() };
  return { ...host, styleSources: [...host.styleSources, byScreen] };
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}

/** Templates do not depend on tweaks, so they are shared. */
async function tweak(
  loaded: LoadedTheme,
  choices: TweakChoices,
  pictures: PictureAddresses,
  styleCacheFolder: string | undefined,
): Promise<LoadedTheme> {
  const theme = withTweaks(loaded.theme, choices, pictures);
  const { css } = theme === loaded.theme ? loaded : await compileStyles(theme, loaded.system, styleCacheFolder);
  return {
    ...loaded,
    ...stylesOf(css),
    tweakClasses: tweakClasses(loaded.tweaks, choices),
    tweakValues: tweakValues(loaded.tweaks, tweakedSources(theme), choices),
  };
}

function stylesOf(css: string): Pick<LoadedTheme, 'css' | 'cssHash'> {
  return { css, cssHash: createHash('sha256').update(css).digest('hex').slice(0, 12) };
}

async function load(
  theme: Theme,
  system: Theme,
  registry: Registry,
  styleCacheFolder: string | undefined,
): Promise<LoadedTheme> {
  const { css, faults } = await compileStyles(theme, system, styleCacheFolder);
  const sources = tweakedSources(theme);
  const tweaks = readTweaks(sources);
  const templates = new Map<string, Template>();
  const bodies: string[] = [];
  const depths = new Map<string, number>();
  const mistakes: TemplateError[] = [];
  const names = templateNames(theme);

  function template(source: string): Template {
    const known = templates.get(source);
    if (known !== undefined) return known;
    const name = names.get(source);
    const depth = depths.get(source) ?? 0;
    const keep = (body: string, linesBefore: number) => {
      const ofBody = bodyName(name, linesBefore);
      if (ofBody !== undefined && !names.has(body)) names.set(body, ofBody);
      depths.set(body, depth + 1);
      return bodies.push(body) - 1;
    };
    // Each level is read once more, so thousands of tags inside each other would take minutes.
    const lifted = depth < MAX_TAG_ROUNDS ? liftBodies(source, keep) : source;
    const compiled = compileTemplate(lifted, { registry, name });
    templates.set(source, compiled);
    mistakes.push(...compiled.errors.map((error) => ({ ...error, template: name ?? '' })));
    return compiled;
  }

  return {
    theme,
    system,
    ...stylesOf(css),
    tweaks,
    tweakClasses: tweakClasses(tweaks),
    tweakValues: tweakValues(tweaks, sources),
    faults: [...theme.faults, ...theme.remarks, ...faults, ...codeFaults(theme, registry)],
    partials: lazyPartials(new Map([...system.blocks, ...theme.blocks]), template),
    template,
    mistakes,
    body: (number) => {
      const source = bodies[number];
      return source === undefined ? undefined : template(source);
    },
  };
}

/** Partials by file name, the theme's before the host's; host partials are also found without the suffix. */
function lazyPartials(
  sources: ReadonlyMap<string, string>,
  compile: (source: string) => Template,
): Record<string, Template> {
  const partials: Record<string, Template> = {};
  for (const [file, source] of sources) {
    const descriptor = { enumerable: true, configurable: true, get: () => compile(source) };
    Object.defineProperty(partials, file, descriptor);
    Object.defineProperty(partials, file.replace(/\.block$/, ''), descriptor);
  }
  return partials;
}
