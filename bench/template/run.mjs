// Measures what production runs: the bundler's output, not sources transformed on the fly.
import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'rolldown';

const folder = dirname(fileURLToPath(import.meta.url));
const bundle = resolve(folder, '../../node_modules/.cache/bench-template/main.mjs');

mkdirSync(dirname(bundle), { recursive: true });
await build({
  input: resolve(folder, 'main.ts'),
  platform: 'node',
  external: [/^@phensley\//, /^@squarespace\//, 'eta', 'handlebars', 'liquidjs'],
  output: { file: bundle, format: 'esm' },
  logLevel: 'warn',
});
await import(pathToFileURL(bundle).href);
