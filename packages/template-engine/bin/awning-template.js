#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Built by `npm run build`. A checkout that has not been built can run the source.
const built = new URL('../../../dist/server/template.js', import.meta.url);
const { runCommand } = existsSync(fileURLToPath(built)) ? await import(built.href) : await loadSource();
process.exitCode = await runCommand(process.argv.slice(2), {
  print: (text) => process.stdout.write(text),
  warn: (text) => process.stderr.write(text),
});

async function loadSource() {
  const { tsImport } = await import('tsx/esm/api');
  return tsImport('../src/command/command.ts', import.meta.url);
}
