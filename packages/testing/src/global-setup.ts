import type { TestProject } from 'vitest/node';
import { startTemplate, type Template, type TemplateAddress } from './database/template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    template: TemplateAddress;
    websiteTables: readonly string[];
  }
}

let template: Template | undefined;

/** One throw-away PostgreSQL for the whole run, migrated once; each test file clones it. */
export async function setup(project: TestProject): Promise<void> {
  template = await startTemplate();
  project.provide('template', template.address);
  project.provide('websiteTables', template.websiteTables);
}

export async function teardown(): Promise<void> {
  await template?.stop();
}
