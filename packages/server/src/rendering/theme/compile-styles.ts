import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StyleSource, Theme, ThemeFault } from './theme.ts';
import { fontVariables } from './tweaks.ts';

export interface CompiledStyles {
  readonly css: string;
  readonly faults: readonly ThemeFault[];
}

/**
 * Compiles the host's sheets and the theme's as one unit, because variables and mixins cross files. Old themes expect division and
 * arithmetic to be evaluated everywhere. A theme that does not compile still gets the host's own styles.
 */
export async function compileStyles(theme: Theme, system: Theme, cacheFolder?: string): Promise<CompiledStyles> {
  const source = [fontVariables(theme.styleSources), joined(system.styleSources), joined(theme.styleSources)].join(
    '\n',
  );
  const imports = new Map([...theme.sheets, ...hostImports(system)]);
  try {
    return { css: await compileOnce(source, imports, cacheFolder), faults: [] };
  } catch (error) {
    const fault = { file: 'styles', fault: lessMessage(error) };
    return { css: await compile(joined(system.styleSources), imports), faults: [fault] };
  }
}

/** The compiler costs 300 ms to load and to run, so a sheet that was compiled before is read from disk. */
async function compileOnce(
  source: string,
  imports: ReadonlyMap<string, string>,
  cacheFolder: string | undefined,
): Promise<string> {
  if (cacheFolder === undefined) {
    return await compile(source, imports);
  }
  const name = createHash('sha256')
    .update(JSON.stringify([source, ...imports]))
    .digest('hex');
  const file = join(cacheFolder, `${name}.css`);
  const known = await readFile(file, 'utf8').catch(() => undefined);
  if (known !== undefined) {
    return known;
  }
  const css = await compile(source, imports);
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(`${file}.${process.pid}.part`, css);
  await rename(`${file}.${process.pid}.part`, file);
  return css;
}

async function compile(source: string, imports: ReadonlyMap<string, string>): Promise<string> {
  const { default: less } = await import('less');
  const { css } = await less.render(source, {
    math: 'always',
    // Themes write url(…) relative to the site, not to a sheet on disk.
    rewriteUrls: 'off',
    plugins: [importPlugin(imports)],
  });
  return css;
}

function joined(sources: readonly StyleSource[]): string {
  return sources.map(({ source }) => source).join('\n');
}

/** Sheets of the host's `styles/import` folder, which themes import by their bare names. */
function hostImports(system: Theme): [string, string][] {
  return [...system.sheets]
    .filter(([path]) => path.startsWith('import/'))
    .map(([path, source]) => [path.slice('import/'.length), source]);
}

/** Answers `@import "sqs-grid-breaker"` from memory; nothing is ever fetched or read from disk. */
function importPlugin(imports: ReadonlyMap<string, string>): Less.Plugin {
  return {
    install(compiler, manager) {
      class HostImports extends compiler.FileManager {
        override supports(): boolean {
          return true;
        }
        override supportsSync(): boolean {
          return false;
        }
        override async loadFile(filename: string): Promise<Less.FileLoadResult> {
          const contents = [filename, `${filename}.less`, `${filename}.css`]
            .map((name) => imports.get(name))
            .find(Boolean);
          return await Promise.resolve({ filename, contents: contents ?? '' });
        }
      }
      manager.addFileManager(new HostImports());
    },
  };
}

function lessMessage(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'message' in error) {
    const { message, line } = error as { message: string; line?: number };
    return line === undefined ? message : `line ${line}: ${message}`;
  }
  return String(error);
}
