import { mkdtemp, rm } from 'node:fs/promises';
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

let template: Template | undefined;
let styleCache: string | undefined;

/** One throw-away PostgreSQL for the whole run, migrated once; each test file clones it. All share the compiled style sheets. */
export async function setup(project: TestProject): Promise<void> {
  template = await startTemplate();
  project.provide('template', template.address);
  project.provide('websiteTables', template.websiteTables);
  styleCache = await mkdtemp(path.join(os.tmpdir(), 'awning-test-styles-'));
  project.provide('styleCache', styleCache);
}

export async function teardown(): Promise<void> {
  await template?.stop();
  if (styleCache !== undefined) await rm(styleCache, { recursive: true });
}
