/** A theme folder in memory, except for scripts and assets, which stay on disk. */
export interface Theme {
  readonly folder: string;
  readonly name: string;
  readonly author: string;
  /** Changes whenever a file of the theme changes. */
  readonly revision: string;
  /** Paths of all files; only these are ever opened. */
  readonly files: ReadonlySet<string>;
  /** The regions of each layout, in order. */
  readonly layouts: ReadonlyMap<string, readonly RegionSource[]>;
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
  /** Kinds of entries beyond the host's, by name. */
  readonly customTypes: ReadonlyMap<string, CustomType>;
  /** The sheets to compile, in order. */
  readonly styleSources: readonly StyleSource[];
  /** All sheets by path below `styles/`, for imports. */
  readonly sheets: ReadonlyMap<string, string>;
  /** Hashes of the files below `scripts/` by path, for addresses that browsers may cache. */
  readonly scriptHashes: ReadonlyMap<string, string>;
  /** The theme's own texts by language code, for `localizedStrings`. */
  readonly strings: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** Whether its pages load what scripts of themes expect (THEME-FORMAT section 11). */
  readonly usesClient: boolean;
  /** Problems in the folder. A broken theme still shows pages. */
  readonly faults: readonly ThemeFault[];
  /** What is ignored: links, which could lead out of the folder, and values that the format does not know. */
  readonly remarks: readonly ThemeFault[];
}

export interface ThemeCollection {
  readonly conf: CollectionConf;
  readonly list: string | undefined;
  readonly item: string | undefined;
}

interface CollectionConf {
  readonly title?: string;
  readonly layout?: string;
  readonly pageSize?: number;
  readonly folder?: boolean;
  readonly index?: boolean;
  readonly ordering?: string;
  readonly [setting: string]: unknown;
}

/** An entry of a basic kind with fields of its own, whose values are in `customContent`. */
export interface CustomType {
  readonly title: string;
  /** `text`, `image`, `video`, `event` or `audio`. */
  readonly base: string;
  readonly fields: readonly { readonly name: string; readonly title: string; readonly type: string }[];
}

export interface ThemePage {
  readonly source: string;
  readonly title: string | undefined;
  readonly description: string | undefined;
}

export interface RegionSource {
  readonly file: string;
  readonly source: string;
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

export interface Layout {
  readonly id: string;
  readonly source: string;
  /** Which tags of the head it has itself. */
  readonly hasCharset: boolean;
  readonly hasViewport: boolean;
  readonly hasIcon: boolean;
}

/** The default layout, or the first if a theme has none (THEME-FORMAT section 2). */
export function layoutOf(theme: Theme, wanted: readonly (string | null | undefined)[]): Layout {
  for (const id of [...wanted, 'default', theme.layouts.keys().next().value]) {
    const regions = typeof id === 'string' ? theme.layouts.get(id) : undefined;
    if (typeof id === 'string' && regions !== undefined) return knownLayout(id, regions);
  }
  return bareLayout;
}

/** Every page asks, and reading a whole layout takes longer than printing it. */
function knownLayout(id: string, regions: readonly RegionSource[]): Layout {
  const known = knownLayouts.get(regions);
  if (known?.id === id) return known;
  const layout = readLayout(id, joinRegions(regions));
  knownLayouts.set(regions, layout);
  return layout;
}

const knownLayouts = new WeakMap<readonly RegionSource[], Layout>();

/** A search ends at the next tag, because a layout may have thousands of beginnings without an end. */
export function readLayout(id: string, source: string): Layout {
  return {
    id,
    source,
    hasCharset: /<meta\b[^<>]*\bcharset\s*=/i.test(source),
    hasViewport: /<meta\b[^<>]*\bname\s*=\s*["']?viewport/i.test(source),
    hasIcon: /<link\b[^<>]*\brel\s*=\s*["']?(?:shortcut )?icon/i.test(source),
  };
}

const bareLayout = readLayout('default', '{squarespace.main-content}');

/** The regions of a layout are concatenated as text: a section may begin in one and end in another. */
export function joinRegions(regions: readonly RegionSource[]): string {
  return regions.map(({ source }) => source).join('');
}
