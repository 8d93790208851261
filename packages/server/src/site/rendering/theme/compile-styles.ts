import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontVariables } from './font-variables.ts';
import { type CompiledSheet, compileLess, importedPath, type Sheet } from './less.ts';
import { compileLessApart } from './less-apart.ts';
import { isUndefinedMixin, mixinSupplies } from './mixin-supplies.ts';
import { styleDefinitions, unclosedLine } from './style-definitions.ts';
import type { StyleSource, Theme, ThemeFault } from './theme.ts';
import { tweakedSources } from './tweaks.ts';

export interface CompiledStyles {
  readonly css: string;
  readonly faults: readonly ThemeFault[];
}

/**
 * Compiles the host's sheets and the theme's together, because variables and mixins are shared. A faulty sheet costs
 * itself only: the others are compiled without its rules, but with its variables and mixins as far as these work.
 */
export async function compileStyles(theme: Theme, system: Theme, cacheFolder?: string): Promise<CompiledStyles> {
  const host = [{ path: '', source: fontVariables(tweakedSources(theme)) }, ...system.styleSources];
  const imports = new Map([...theme.sheets, ...hostImports(system)]);
  const faults: ThemeFault[] = [];
  let sheets = theme.styleSources;
  let supplies: StyleSource | undefined;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const before = supplies === undefined ? host : [...host, supplies];
    const compiled = await compileOnce({ source: joined([...before, ...sheets]), imports }, cacheFolder);
    if (compiled.ok) return { css: compiled.css, faults };
    if (supplies === undefined && isUndefinedMixin(compiled.fault)) {
      const found = mixinSupplies(tweakedSources(theme), [...host.map(({ source }) => source), ...imports.values()]);
      supplies = { path: '', source: found.source };
      faults.push(...found.faults);
      continue;
    }
    const open = sheets.find((sheet) => theme.styleSources.includes(sheet) && unclosedLine(sheet.source) !== undefined);
    if (open !== undefined) {
      const line = unclosedLine(open.source)!;
      faults.push({ file: `styles/${open.path}`, line, fault: 'The brace of this line is not closed' });
      sheets = sheets.map((sheet) => (sheet === open ? reduced(sheet, theme) : sheet));
      continue;
    }
    const part = compiled.imported === undefined ? undefined : importedPath(compiled.imported, imports);
    const place = placeOf(compiled, part, before, sheets);
    const known = faults.some(({ file }) => file === place.file);
    // Lines of a sheet that was reduced before are not those of the file.
    if (!known) faults.push({ ...place, fault: compiled.fault });
    if (part !== undefined) {
      imports.set(part, '');
      continue;
    }
    const faulty = sheets.find(({ path }) => `styles/${path}` === place.file);
    if (faulty === undefined) break;
    sheets = sheets.map((sheet) => (sheet === faulty ? reduced(sheet, theme) : sheet));
  }
  const own = await compile({ source: joined(system.styleSources), imports: new Map(hostImports(system)) });
  if (!own.ok) throw new Error(`The host's own styles do not compile: ${own.fault}`);
  return { css: own.css, faults };
}

/** Each round costs one compilation; a theme with more faulty sheets than this has none of its own styles. */
const MAX_ROUNDS = 12;

/** Its definitions at first; nothing if these are faulty as well. */
function reduced(sheet: StyleSource, { styleSources }: Theme): StyleSource {
  return { ...sheet, source: styleSources.includes(sheet) ? styleDefinitions(sheet.source) : '' };
}

/** The file and line of a fault, of which the compiler only knows the line in all sheets together. */
function placeOf(
  { line, imported }: Extract<CompiledSheet, { ok: false }>,
  part: string | undefined,
  host: readonly StyleSource[],
  sheets: readonly StyleSource[],
): Pick<ThemeFault, 'file' | 'line'> {
  if (imported !== undefined) return { file: `styles/${part ?? imported}`, ...(line === undefined ? {} : { line }) };
  let rest = line ?? 0;
  for (const [position, { path, source }] of [...host, ...sheets].entries()) {
    const lines = source.split('\n').length;
    if (line !== undefined && rest <= lines) {
      return position < host.length ? { file: 'styles' } : { file: `styles/${path}`, line: rest };
    }
    rest -= lines;
  }
  return { file: 'styles' };
}

/** Of the compiler, and the number of changes of ours since: another one compiles the same sheet to something else. */
export const STYLE_COMPILER = { less: '4.9.1', changes: 2 } as const;

/** Loading and running the compiler takes 300 ms, so compiled sheets are cached on disk. */
async function compileOnce(sheet: Sheet, cacheFolder: string | undefined): Promise<CompiledSheet> {
  if (cacheFolder === undefined) return await compile(sheet);
  const name = createHash('sha256')
    .update(JSON.stringify([STYLE_COMPILER, sheet.source, ...sheet.imports]))
    .digest('hex');
  const file = join(cacheFolder, `${name}.css`);
  const known = await readFile(file, 'utf8').catch(() => undefined);
  if (known !== undefined) return { ok: true, css: known };
  const compiled = await compile(sheet);
  if (compiled.ok) {
    await mkdir(cacheFolder, { recursive: true });
    await writeFile(`${file}.${process.pid}.part`, compiled.css);
    await rename(`${file}.${process.pid}.part`, file);
    await deleteOldest(cacheFolder);
  }
  return compiled;
}

/** Every change of a tweak makes another sheet; what is used again is compiled again. */
export const MAX_CACHED_SHEETS = 500;

async function deleteOldest(folder: string): Promise<void> {
  const names = await readdir(folder);
  if (names.length <= MAX_CACHED_SHEETS) return;
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      // Another process may delete the same.
      const found = await stat(path).catch(() => undefined);
      return { path, writtenAt: found?.mtimeMs ?? 0 };
    }),
  );
  const oldest = files.toSorted((one, other) => one.writtenAt - other.writtenAt).slice(0, -MAX_CACHED_SHEETS);
  await Promise.all(oldest.map(({ path }) => rm(path, { force: true })));
}

/** The thread's program exists only in the build, not in the sources that tests run. */
const compile = import.meta.url.endsWith('.ts') ? compileLess : compileLessApart;

function joined(sources: readonly StyleSource[]): string {
  return sources.map(({ source }) => source).join('\n');
}

/** Sheets of the host's `styles/import` folder, which themes import by their bare names. */
function hostImports(system: Theme): [string, string][] {
  return [...system.sheets]
    .filter(([path]) => path.startsWith('import/'))
    .map(([path, source]) => [path.slice('import/'.length), source]);
}
