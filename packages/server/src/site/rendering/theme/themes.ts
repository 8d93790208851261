import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { screenStyles } from '@awning/site-model';
import { compileTemplate, type Registry, type Template } from '@awning/template-engine';
import { liftBodies } from '../tags/lift-bodies.ts';
import { codeFaults } from './code-faults.ts';
import { compileStyles } from './compile-styles.ts';
import { readTheme } from './read-theme.ts';
import type { Theme, ThemeFault } from './theme.ts';
import { readTweaks, tweakClasses } from './tweaks.ts';

/** A theme ready to render: templates are compiled on first use and cached as long as the theme stays the same. */
export interface LoadedTheme {
  readonly theme: Theme;
  /** The host's own templates, for what a theme does not have. */
  readonly system: Theme;
  readonly css: string;
  readonly cssHash: string;
  readonly tweakClasses: readonly string[];
  readonly faults: readonly ThemeFault[];
  readonly partials: Readonly<Record<string, Template>>;
  template(source: string): Template;
  /** A body that was lifted out of a paired tag. */
  body(number: number): Template | undefined;
}

export interface Themes {
  get(name: string): Promise<LoadedTheme>;
}

/** Themes are read once per process; a changed theme gets a new revision with the next start. */
export function openThemes(themesFolder: string, registry: Registry, styleCacheFolder?: string): Themes {
  const loaded = new Map<string, Promise<LoadedTheme>>();
  const system = readHost(join(themesFolder, 'system'));
  system.catch(() => undefined);
  return {
    get(name) {
      const known = loaded.get(name);
      if (known !== undefined) return known;
      const folder = join(themesFolder, name);
      const loading = system.then(async (host) =>
        load(
          existsSync(join(folder, 'template.conf')) ? await readTheme(folder) : host,
          host,
          registry,
          styleCacheFolder,
        ),
      );
      loaded.set(name, loading);
      loading.catch(() => loaded.delete(name));
      return loading;
    },
  };
}

/** The host's own sheets and, generated from the block definitions, the one for smaller screens. */
async function readHost(folder: string): Promise<Theme> {
  const host = await readTheme(folder);
  const byScreen = { path: 'blocks-by-screen.css', source: screenStyles() };
  return { ...host, styleSources: [...host.styleSources, byScreen] };
}

async function load(
  theme: Theme,
  system: Theme,
  registry: Registry,
  styleCacheFolder: string | undefined,
): Promise<LoadedTheme> {
  const { css, faults } = await compileStyles(theme, system, styleCacheFolder);
  const templates = new Map<string, Template>();
  const bodies: string[] = [];

  function template(source: string): Template {
    const known = templates.get(source);
    if (known !== undefined) return known;
    const compiled = compileTemplate(
      liftBodies(source, (body) => bodies.push(body) - 1),
      { registry },
    );
    templates.set(source, compiled);
    return compiled;
  }

  return {
    theme,
    system,
    css,
    cssHash: createHash('sha256').update(css).digest('hex').slice(0, 12),
    tweakClasses: tweakClasses(readTweaks(theme.styleSources)),
    faults: [...theme.faults, ...faults, ...codeFaults(theme, registry)],
    partials: lazyPartials(new Map([...system.blocks, ...theme.blocks]), template),
    template,
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
