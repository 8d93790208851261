import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// One command builds eight bundles. `assetsDir` equals the address prefix the server mounts, because links to lazy chunks are
// built from it (an unequal name makes every lazy chunk a 404).
export default defineConfig({
  plugins: [react()],
  environments: {
    client: { build: { ...bundle('storefront', 'client.ts'), manifest: true } },
    // What scripts of themes expect of the page: one plain script, because theirs run in the order of the document.
    themeClient: {
      consumer: 'client',
      build: {
        ...bundle('storefront', 'theme-client.ts'),
        emptyOutDir: false,
        manifest: '.vite/theme-client.json',
        rolldownOptions: {
          input: { 'theme-client': source('storefront', 'theme-client.ts') },
          output: { format: 'iife' },
        },
      },
    },
    editor: { consumer: 'client', build: { ...bundle('editor', 'main.tsx'), manifest: true } },
    // What runs inside the builder's canvas: a plain script, which the server writes into the page, and one that the back
    // office gives it once a text is edited there. Its name has no hash, because the policy of the canvas has one.
    canvas: {
      consumer: 'client',
      build: {
        ...bundle('canvas', 'builder/frame/main.ts', 'editor'),
        rolldownOptions: {
          input: { canvas: source('editor', 'builder/frame/main.ts') },
          output: { format: 'iife', entryFileNames: 'canvas.js' },
        },
      },
    },
    canvasWriter: {
      consumer: 'client',
      build: {
        ...bundle('editor', 'builder/frame/writer-main.ts'),
        emptyOutDir: false,
        rolldownOptions: {
          input: { 'canvas-writer': source('editor', 'builder/frame/writer-main.ts') },
          output: { format: 'iife', entryFileNames: 'assets/editor/canvas-writer.js' },
        },
      },
    },
    // What checks the page in a sealed frame before it is published, given to the frame in the same way.
    canvasChecker: {
      consumer: 'client',
      build: {
        ...bundle('editor', 'publish/frame/checker-main.ts'),
        emptyOutDir: false,
        rolldownOptions: {
          input: { 'canvas-checker': source('editor', 'publish/frame/checker-main.ts') },
          output: { format: 'iife', entryFileNames: 'assets/editor/canvas-checker.js' },
        },
      },
    },
    // react-dom is bundled in its production form, so that islands cannot be rendered with the slow development build by mistake.
    ssr: {
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { ...bundle('storefront-server', 'server.tsx', 'storefront'), ssr: true },
    },
    server: {
      consumer: 'server',
      // These two are hundreds of small files; reading them one by one would take a third of a start's processor time.
      resolve: { noExternal: [/^@awning\//, 'kysely', /^@sinclair\/typebox/] },
      build: {
        ...bundle('server', 'assembly/main.ts'),
        rolldownOptions: {
          input: {
            main: source('server', 'assembly/main.ts'),
            cli: source('cli', 'main.ts'),
            template: source('template-engine', 'command/command.ts'),
            'less-worker': source('server', 'site/rendering/theme/less-worker.ts'),
          },
        },
        ssr: true,
        target: 'node20',
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const build = (name: string) => builder.build(builder.environments[name]!);
      // Several write into one folder each time, which the first empties.
      const storefront = build('client').then(() => build('themeClient'));
      const editor = build('editor').then(() => Promise.all([build('canvasWriter'), build('canvasChecker')]));
      await Promise.all([storefront, editor, ...['canvas', 'ssr', 'server'].map(build)]);
    },
  },
});

function bundle(folder: string, entry: string, name = folder) {
  const input = { [entry.split('.')[0]!]: source(name, entry) };
  return {
    outDir: fileURLToPath(new URL(`dist/${folder}`, import.meta.url)),
    assetsDir: `assets/${folder}`,
    emptyOutDir: true,
    rolldownOptions: { input },
  };
}

function source(name: string, entry: string): string {
  return fileURLToPath(new URL(`packages/${name}/src/${entry}`, import.meta.url));
}
