/** A theme folder in memory, except for scripts and assets, which stay on disk. */
export interface Theme {
  readonly folder: string;
  readonly name: string;
  readonly author: string;
  /** Changes whenever a file of the theme changes. */
  readonly revision: string;
  /** Region sources joined, by layout id. */
  readonly layouts: ReadonlyMap<string, string>;
  /** Sources of all template files by path, for messages with a line number. */
  readonly templates: ReadonlyMap<string, string>;
  readonly navigations: readonly { readonly name: string; readonly title: string }[];
  /** Sources of `blocks/*.block` by file name, for `apply`, navigation tags and overrides. */
  readonly blocks: ReadonlyMap<string, string>;
  /** Names of block files by the content-block type whose markup they replace. */
  readonly blockOverrides: ReadonlyMap<string, string>;
  readonly collections: ReadonlyMap<string, ThemeCollection>;
  readonly pages: ReadonlyMap<string, ThemePage>;
  readonly systemCollections: readonly string[];
  /** The sheets to compile, in order. */
  readonly styleSources: readonly StyleSource[];
  /** All sheets by path below `styles/`, for imports. */
  readonly sheets: ReadonlyMap<string, string>;
  /** Hashes of the files below `scripts/` by path, for addresses that browsers may cache. */
  readonly scriptHashes: ReadonlyMap<string, string>;
  /** The theme's own texts by language code, for `localizedStrings`. */
  readonly strings: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** Problems in the folder. A broken theme still shows pages. */
  readonly faults: readonly ThemeFault[];
}

export interface ThemeCollection {
  readonly conf: CollectionConf;
  readonly list: string | undefined;
  readonly item: string | undefined;
}

export interface CollectionConf {
  readonly title?: string;
  readonly layout?: string;
  readonly pageSize?: number;
  readonly folder?: boolean;
  readonly index?: boolean;
  readonly ordering?: string;
  readonly [setting: string]: unknown;
}

export interface ThemePage {
  readonly source: string;
  readonly title: string | undefined;
  readonly description: string | undefined;
}

export interface StyleSource {
  readonly path: string;
  readonly source: string;
}

export interface ThemeFault {
  readonly file: string;
  /** Counted from 1; absent for the whole file. */
  readonly line?: number;
  readonly fault: string;
}

/** The default layout, or the first if a theme has none (THEME-FORMAT section 2). */
export function layoutSource(
  theme: Theme,
  wanted: readonly (string | null | undefined)[],
): { id: string; source: string } {
  for (const id of [...wanted, 'default', theme.layouts.keys().next().value]) {
    const source = typeof id === 'string' ? theme.layouts.get(id) : undefined;
    if (typeof id === 'string' && source !== undefined) return { id, source };
  }
  return { id: 'default', source: '{squarespace.main-content}' };
}
