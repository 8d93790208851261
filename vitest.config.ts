import { defineConfig } from 'vitest/config';

// `unit` needs nothing but Node; `screens` draws screens of the back office without a browser and without a server; `server` shares one
// throw-away PostgreSQL, and each file gets a database cloned from a migrated one.
// Files share their worker's modules, since loading them anew for each cost four times the processor time of the tests: a test
// that changes something global puts it back.
// A failure that is seen once shows what was found, not "[ Array(1) ]".
// The limits are against hanging alone, since nothing here is about time: a machine that has other things to do is slow.
const limits = { testTimeout: 600_000, hookTimeout: 600_000 };
const shared = { isolate: false, ...limits, chaiConfig: { truncateThreshold: 2000 } };

export default defineConfig({
  test: {
    // Modules are kept as they were compiled, by their content: a single file of tests takes 14 s of processor time instead of 23.
    experimental: { fsModuleCache: true },
    projects: [
      {
        test: {
          name: 'unit',
          ...shared,
          // Far from UTC, where most machines are, so that code which reads the zone of its machine is seen to.
          env: { TZ: 'Pacific/Kiritimati' },
          include: [
            'packages/{formats,site-model,template-engine,measurement,commerce,forms,blocks,storefront,editor}/src/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/*.screen.test.tsx'],
        },
      },
      {
        test: {
          name: 'screens',
          ...shared,
          environment: 'happy-dom',
          include: ['packages/editor/src/**/*.screen.test.tsx'],
          setupFiles: ['packages/editor/src/testing/each-screen.fixture.ts'],
        },
      },
      {
        test: {
          name: 'server',
          ...shared,
          include: ['packages/{server,cli,testing}/src/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}'],
          globalSetup: ['packages/testing/src/global-setup.ts'],
          setupFiles: ['packages/testing/src/statements/after-each-file.ts'],
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
