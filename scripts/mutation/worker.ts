// Runs the tests of files once for each change. The changed texts exist only in this process.
import { readFileSync } from 'node:fs';
import { createServer, createServerModuleRunner, type Plugin } from 'vite';
import { firstFailure, testFunctions } from './collected-tests.ts';
import { type Job, type Order, type Place, placeAfter, type Verdict } from './protocol.ts';

const TESTS = '\0vitest';
const TESTS_SOURCE = 'export const { describe, expect, test } = globalThis.testFunctions;';
Object.assign(globalThis, { testFunctions });

/** Loads locale data once: that takes longer than most tests, and none of it depends on a changed file. */
const KEPT = /\/locale\/cldr\.ts$/;

let changed = { file: '', text: '' };

const swap: Plugin = {
  name: 'swap-changed-file',
  enforce: 'pre',
  resolveId: (id) => (id === 'vitest' ? TESTS : undefined),
  load: (id) => (id === TESTS ? TESTS_SOURCE : id === changed.file ? changed.text : undefined),
};

process.once('disconnect', () => process.exit(1));
const { root, jobs, from } = await order();
const server = await createServer({
  root,
  configFile: false,
  appType: 'custom',
  logLevel: 'silent',
  optimizeDeps: { noDiscovery: true },
  plugins: [swap],
  server: { middlewareMode: true, watch: null, hmr: false, ws: false },
  // Otherwise it is imported before a plugin sees it.
  ssr: { noExternal: ['vitest'] },
});
const environment = server.environments.ssr;
const runner = createServerModuleRunner(environment, { hmr: false, sourcemapInterceptor: false });

for (let place: Place | undefined = from; place !== undefined; place = placeAfter(place, jobs)) {
  const job = jobs[place.job] as Job;
  change(job.file, textAt(job, place.number));
  const start = performance.now();
  const detectedBy = await firstFailureOf(job.tests);
  const verdict: Verdict = { ...place, detectedBy, duration: performance.now() - start };
  change(job.file, textAt(job));
  process.send?.(verdict);
}
await server.close();
process.exit(0);

function order(): Promise<Order> {
  return new Promise((resolve) => {
    process.once('message', (message) => resolve(message as Order));
  });
}

function textAt({ file, mutants }: Job, number?: number): string {
  const source = readFileSync(file, 'utf8');
  const mutant = number === undefined ? undefined : mutants[number];
  return mutant === undefined ? source : source.slice(0, mutant.start) + mutant.replacement + source.slice(mutant.end);
}

function change(file: string, text: string): void {
  changed = { file, text };
  for (const node of environment.moduleGraph.getModulesByFile(file) ?? []) {
    environment.moduleGraph.invalidateModule(node);
  }
}

async function firstFailureOf(tests: readonly string[]): Promise<string | undefined> {
  for (const test of tests) {
    // All modules are loaded again, because some cache computed values.
    for (const node of runner.evaluatedModules.idToModuleMap.values()) {
      if (!KEPT.test(node.file)) runner.evaluatedModules.invalidateModule(node);
    }
    const failure = await firstFailure(() => runner.import(test));
    if (failure !== undefined) return failure;
  }
  return undefined;
}
