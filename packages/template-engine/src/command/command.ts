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
 * Renders a template file with a JSON file: the output goes to one stream, errors with their places to the other.
 * Returns the exit code: 0, 1 when there were errors, 2 when the command was not understood. `signal` ends the watching.
 */
export async function runCommand(args: readonly string[], console: Console, signal?: AbortSignal): Promise<number> {
  const parsed = parseCommand(args);
  if (parsed === undefined) {
    console.warn(USAGE);
    return 2;
  }
  const { job, isWatching } = parsed;
  // From before the first rendering on, so that no change is lost.
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
    if (templateFile === undefined || positionals.length > 2) {
      return undefined;
    }
    const job = { templateFile, dataFile, partialsFolder: values.partials, locale: values.locale };
    return { job, isWatching: values.watch };
  } catch {
    // An option that does not exist.
    return undefined;
  }
}

async function renderOnce(job: Job, console: Console): Promise<number> {
  try {
    const { output, errors } = await render(job);
    console.print(output);
    for (const error of errors) {
      console.warn(`${describeError(error, job.templateFile)}\n`);
    }
    return errors.length > 0 ? 1 : 0;
  } catch (error) {
    // A file that is not there, or is no JSON.
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

/** Each file is a partial, under its name and under its name without the ending. */
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

/** Renders again whenever one of the files changes. Without a signal the process has to end it. */
function watchUntil(job: Job, console: Console, signal: AbortSignal | undefined): Promise<void> {
  // Folders, not files: editors replace a file instead of writing into it.
  const files = [job.templateFile, job.dataFile].filter((file) => file !== undefined);
  const folders = new Set(
    [...files.map((file) => dirname(file)), job.partialsFolder].filter((one) => one !== undefined),
  );
  const names = new Set(files.map((file) => basename(file)));
  if (![...folders].every((folder) => existsSync(folder))) {
    // Rendering says which file is missing; there is nothing to wait for.
    return Promise.resolve();
  }
  for (const folder of folders) {
    watch(folder, signal === undefined ? {} : { signal }, (_event, name) => {
      if (folder === job.partialsFolder || names.has(String(name))) {
        void renderOnce(job, console);
      }
    });
  }
  return new Promise((resolve) => {
    signal?.addEventListener('abort', () => resolve());
  });
}
