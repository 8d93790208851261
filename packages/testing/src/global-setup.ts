import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startTemplate, type Template, type TemplateAddress } from './database/template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    template: TemplateAddress;
    websiteTables: readonly string[];
    styleCache: string;
  }
}

const STYLE_CACHE = 'awning-test-styles-';
const DAY_MS = 24 * 60 * 60 * 1000;

let template: Template | undefined;
let styleCache: string | undefined;

/** One throw-away PostgreSQL for the whole run, migrated once; each test file clones it. All share the compiled style sheets. */
export async function setup(project: TestProject): Promise<void> {
  template = await startTemplate();
  project.provide('template', template.address);
  project.provide('websiteTables', template.websiteTables);
  await sweepStyleCaches();
  styleCache = await mkdtemp(path.join(os.tmpdir(), STYLE_CACHE));
  project.provide('styleCache', styleCache);
}

export async function teardown(): Promise<void> {
  await template?.stop();
  if (styleCache !== undefined) await rm(styleCache, { recursive: true });
}

/** A run that was killed leaves its style sheets behind. No run takes a day. */
async function sweepStyleCaches(): Promise<void> {
  const names = (await readdir(os.tmpdir())).filter((name) => name.startsWith(STYLE_CACHE));
  for (const name of names) {
    const folder = path.join(os.tmpdir(), name);
    const made = await stat(folder).catch(() => undefined);
    if (made !== undefined && Date.now() - made.mtimeMs > DAY_MS) await rm(folder, { recursive: true, force: true });
  }
}
