import { defineConfig } from '@playwright/test';

/** What Playwright itself switches off in Chromium, which takes the last such list only. */
const switchedOffByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The popups of the address bar are pages of their own, drawn for every window: a second of processor time that nobody sees. */
const popups = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/**
 * The window of the browser is drawn even without a screen: a turning sign for each load, buttons that fade. Without its animations the
 * browser takes a third less processor time for small pages. Pages keep theirs, since Playwright tells them whether motion is reduced.
 */
const stillWindow = ['--force-prefers-reduced-motion', '--animation-duration-scale=0'];

// One built server with its own database serves all journeys; each journey is a visitor of its own, so they run side by side.
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/support/start-server.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A busy disk was seen to hold up an order for more than ten seconds. Only what fails ever waits so long.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-dev-shm-usage',
        ...stillWindow,
        `--disable-features=${[...switchedOffByPlaywright, ...popups].join(',')}`,
      ],
    },
    // A trace of every journey costs a sixth of the whole run; `--trace on` records the one that is looked at.
    screenshot: 'only-on-failure',
  },
});
