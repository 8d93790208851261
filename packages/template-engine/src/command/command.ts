import { existsSync, watch } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { compileTemplate } from '../engine/compile.ts';
import type { RenderResult } from '../engine/template.ts';
import type { Value } from '../values/value.ts';
import { describeError, USAGE } from './messages.ts';

/** Where the command prints. */
export interface Console {
  readonly print: (text: string) => void;
  readonly warn: (text: string) => void;
}

interface Job {
  readonly templateFile: string;
  readonly dataFile: string | undefined;
  readonly partialsFolder: string | undefined;
  readonly locale: string;
}

/**
 * Renders a template file with a JSON file. Output goes to one stream, errors with their positions to the other.
 * Returns the exit code: 0, 1 on errors, 2 for a wrong usage. `signal` ends watching.
 */
export async function runCommand(args: readonly string[], console: Console, signal?: AbortSignal): Promise<number> {
  const parsed = parseCommand(args);
  if (parsed === undefined) {
    console.warn(USAGE);
    return 2;
  }
  const { job, isWatching } = parsed;
  // Starts before the first rendering, so that no change is lost.
  const ended = isWatching ? watchUntil(job, console, signal) : undefined;
  const code = await renderOnce(job, console);
  await ended;
  return code;
}

function parseCommand(args: readonly string[]): { readonly job: Job; readonly isWatching: boolean } | undefined {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        locale: { type: 'string', default: 'en' },
        partials: { type: 'string' },
        watch: { type: 'boolean', default: false },
      },
    });
    const [templateFile, dataFile] = positionals;
    if (templateFile === undefined || positionals.length > 2) return undefined;
    const job = { templateFile, dataFile, partialsFolder: values.partials, locale: values.locale };
    return { job, isWatching: values.watch };
  } catch {
    // An unknown option.
    return undefined;
  }
}

async function renderOnce(job: Job, console: Console): Promise<number> {
  try {
    const { output, errors } = await render(job);
    console.print(output);
    for (const error of errors) console.warn(`${describeError(error, job.templateFile)}\n`);
    return errors.length > 0 ? 1 : 0;
  } catch (error) {
    // A missing file, or one that is not JSON.
    console.warn(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

async function render(job: Job): Promise<RenderResult> {
  const source = await readFile(job.templateFile, 'utf8');
  const data: Value = job.dataFile === undefined ? {} : (JSON.parse(await readFile(job.dataFile, 'utf8')) as Value);
  const partials = job.partialsFolder === undefined ? {} : await readPartials(job.partialsFolder);
  return compileTemplate(source).render(data, {
    partials,
    locale: job.locale,
    enableExpressions: true,
    enableInclude: true,
  });
}

/** Each file is a partial, under its name with and without extension. */
async function readPartials(folder: string): Promise<Readonly<Record<string, string>>> {
  const files = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile());
  const entries = await Promise.all(
    files.map(async ({ name }) => {
      const source = await readFile(join(folder, name), 'utf8');
      return [[name, source] as const, [basename(name, extname(name)), source] as const];
    }),
  );
  return Object.fromEntries(entries.flat());
}

/** Renders again whenever one of the files changes, until the signal or the end of the process. */
function watchUntil(job: Job, console: Console, signal: AbortSignal | undefined): Promise<void> {
  // Watches folders, not files: editors replace a file instead of writing to it.
  const files = [job.templateFile, job.dataFile].filter((file) => file !== undefined);
  const folders = new Set(
    [...files.map((file) => dirname(file)), job.partialsFolder].filter((one) => one !== undefined),
  );
  const names = new Set(files.map((file) => basename(file)));
  if (![...folders].every((folder) => existsSync(folder))) {
    // Rendering reports the missing file; there is nothing to watch.
    return Promise.resolve();
  }
  for (const folder of folders) {
    watch(folder, signal === undefined ? {} : { signal }, (_event, name) => {
      if (folder === job.partialsFolder || names.has(String(name))) void renderOnce(job, console);
    });
  }
  return new Promise((resolve) => {
    signal?.addEventListener('abort', () => resolve());
  });
}
