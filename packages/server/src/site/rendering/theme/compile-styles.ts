import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CompiledSheet, compileLess, type Sheet } from './less.ts';
import { compileLessApart } from './less-apart.ts';
import type { StyleSource, Theme, ThemeFault } from './theme.ts';
import { fontVariables } from './tweaks.ts';

export interface CompiledStyles {
  readonly css: string;
  readonly faults: readonly ThemeFault[];
}

/**
 * Compiles the host's sheets and the theme's together, because variables and mixins are shared. A theme that does not
 * compile still gets the host's own styles.
 */
export async function compileStyles(theme: Theme, system: Theme, cacheFolder?: string): Promise<CompiledStyles> {
  const source = [fontVariables(theme.styleSources), joined(system.styleSources), joined(theme.styleSources)].join(
    '\n',
  );
  const imports = new Map([...theme.sheets, ...hostImports(system)]);
  const compiled = await compileOnce({ source, imports }, cacheFolder);
  if (compiled.ok) return { css: compiled.css, faults: [] };
  const host = await compile({ source: joined(system.styleSources), imports });
  if (!host.ok) throw new Error(`The host's own styles do not compile: ${host.fault}`);
  return { css: host.css, faults: [{ file: 'styles', fault: compiled.fault }] };
}

/** Loading and running the compiler takes 300 ms, so compiled sheets are cached on disk. */
async function compileOnce(sheet: Sheet, cacheFolder: string | undefined): Promise<CompiledSheet> {
  if (cacheFolder === undefined) return await compile(sheet);
  const name = createHash('sha256')
    .update(JSON.stringify([sheet.source, ...sheet.imports]))
    .digest('hex');
  const file = join(cacheFolder, `${name}.css`);
  const known = await readFile(file, 'utf8').catch(() => undefined);
  if (known !== undefined) return { ok: true, css: known };
  const compiled = await compile(sheet);
  if (compiled.ok) {
    await mkdir(cacheFolder, { recursive: true });
    await writeFile(`${file}.${process.pid}.part`, compiled.css);
    await rename(`${file}.${process.pid}.part`, file);
  }
  return compiled;
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
