#!/usr/bin/env node
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

process.env.NODE_ENV ??= 'production';
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const isCheckout = existsSync(path.join(root, 'scripts', 'prepare'));

// A checkout installs and builds itself and keeps its settings and data in its own folder; an installed package has been
// built and uses the folder in which the command was given.
if (isCheckout) {
  const { prepare } = await import('../scripts/prepare/index.mjs');
  const { CommandFailure } = await import('../scripts/prepare/run.mjs');
  await prepare().catch((error) => {
    if (!(error instanceof CommandFailure)) throw error;
    console.error(error.message);
    process.exit(1);
  });
}
const { main } = await import('../dist/server/cli.js');
process.exit(await main(process.argv.slice(2), isCheckout ? root : process.cwd()));
