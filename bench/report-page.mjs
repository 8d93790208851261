import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../scripts/prepare/project-folder.mjs';

const file = path.join(projectFolder, 'docs', 'reference', 'benchmarks.md');

/** Replaces the section with this heading, and keeps the others. */
export function writeSection(heading, text) {
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '# Benchmarks\n';
  const others = page.split(/^(?=## )/m).filter((section) => !section.startsWith(`## ${heading}\n`));
  writeFileSync(file, `${[...others, text].map((section) => section.trimEnd()).join('\n\n')}\n`);
}
