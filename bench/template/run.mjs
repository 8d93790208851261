// Measures what production runs: the bundler's output, not sources transformed on the fly.
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const folder = dirname(fileURLToPath(import.meta.url));
const outDir = resolve(folder, '../../node_modules/.cache/bench-template');

await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    ssr: resolve(folder, 'main.ts'),
    outDir,
    emptyOutDir: true,
    rolldownOptions: { external: [/^@phensley\//, /^@squarespace\//, 'eta', 'handlebars', 'liquidjs'] },
  },
});
await import(pathToFileURL(resolve(outDir, 'main.js')).href);
