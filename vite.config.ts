import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// One command builds four bundles. `assetsDir` equals the address prefix the server mounts, because links to lazy chunks are
// built from it (an unequal name makes every lazy chunk a 404).
export default defineConfig({
  plugins: [react()],
  environments: {
    client: { build: { ...bundle('storefront', 'client.ts'), manifest: true } },
    editor: { consumer: 'client', build: { ...bundle('editor', 'main.tsx'), manifest: true } },
    // react-dom is bundled in its production form, so that islands cannot be rendered with the slow development build by mistake.
    ssr: {
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { ...bundle('storefront-server', 'server.tsx', 'storefront'), ssr: true },
    },
    server: {
      consumer: 'server',
      resolve: { noExternal: [/^@awning\//] },
      build: { ...bundle('server', 'main.ts'), ssr: true, target: 'node20' },
    },
  },
  builder: {
    async buildApp(builder) {
      const names = ['client', 'editor', 'ssr', 'server'];
      await Promise.all(names.map((name) => builder.build(builder.environments[name]!)));
    },
  },
});

function bundle(folder: string, entry: string, source = folder) {
  const input = { [entry.split('.')[0]!]: fileURLToPath(new URL(`packages/${source}/src/${entry}`, import.meta.url)) };
  return {
    outDir: fileURLToPath(new URL(`dist/${folder}`, import.meta.url)),
    assetsDir: `assets/${folder}`,
    emptyOutDir: true,
    rolldownOptions: { input },
  };
}
