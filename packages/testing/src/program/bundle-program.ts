import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const projectFolder = fileURLToPath(new URL('../../../../', import.meta.url));
// Inside the project, so that the program finds its packages.
const folder = path.join(projectFolder, 'node_modules', '.cache', 'awning-test-programs');
const bundled = new Map<string, Promise<string>>();

/**
 * Returns the path of a test's program, bundled into one JavaScript file. Loading hundreds of sources takes seconds per
 * process, and tests that kill start dozens of processes.
 */
export function bundleProgram(source: URL): Promise<string> {
  const known = bundled.get(source.href) ?? bundle(fileURLToPath(source));
  bundled.set(source.href, known);
  return known;
}

async function bundle(source: string): Promise<string> {
  const name = path.relative(projectFolder, source).replaceAll(path.sep, '-').replace(/\.ts$/, '.mjs');
  await mkdir(folder, { recursive: true });
  const unfinished = await mkdtemp(path.join(folder, 'unfinished-'));
  await build({
    root: projectFolder,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: [/^@awning\//, 'kysely', /^@sinclair\/typebox/] },
    build: {
      ssr: source,
      outDir: unfinished,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: name, codeSplitting: false } },
    },
  });
  const finished = path.join(folder, name);
  // Atomically: another worker may have bundled the same program and be starting it.
  await rename(path.join(unfinished, name), finished);
  await rm(unfinished, { recursive: true });
  return finished;
}
