import { once } from 'node:events';
import { watch } from 'node:fs';
import { realpath } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { announceChange, subjectOf } from '../../platform/subjects/index.ts';
import { inspectTheme, renderingOf, type ThemeFinding } from '../../site/rendering/index.ts';
import { buildApp } from '../app.ts';
import { createStops, listenRefusal, type Stops, stopRequested } from '../start/index.ts';
import { pageFindings } from './examine-theme.ts';
import { createReloadingServer } from './live-reload.ts';
import { openThemeInstallation, THEME_NAME } from './theme-installation.ts';
import { createThemeWebsite, fillThemeWebsite, THEME_HOST } from './theme-website.ts';

interface ThemeListener {
  readonly onReady: (address: string) => void;
  /** After the start and after each change: what is wrong now. Between them: what a page that was opened showed. */
  readonly onFindings: (findings: readonly ThemeFinding[]) => void;
}

/**
 * Shows a theme folder over the sample website until the process is told to stop. Pages that are open load themselves
 * anew when a file changes. Everything is in an installation of its own, which is deleted at the end.
 */
export async function serveTheme(folder: string, port: string, listener: ThemeListener): Promise<void> {
  // Registered first: a start that is told to stop completes, and then stops in good order.
  const toldToStop = stopRequested();
  const stops = createStops();
  try {
    const { address, refresh } = await start(folder, port, listener, stops);
    listener.onReady(address);
    const watched = await realpath(folder);
    await new Promise<void>((resolve, reject) => {
      stops.add(refreshOnChange(watched, refresh, reject));
      void toldToStop.then(resolve);
    });
  } finally {
    await stops.run();
  }
}

async function start(folder: string, wantedPort: string, listener: ThemeListener, stops: Stops) {
  const parts = await openThemeInstallation(folder, stops, { PORT: wantedPort });
  const told = new Set<string>();
  const tell = (findings: readonly ThemeFinding[]) => {
    const news = findings.filter((finding) => !told.has(JSON.stringify(finding)));
    for (const finding of news) told.add(JSON.stringify(finding));
    if (news.length > 0) listener.onFindings(news);
  };
  await createThemeWebsite(parts, THEME_NAME);
  const app = await buildApp({
    ...parts,
    onTemplateErrors: ({ theme }, errors) => tell(errors.flatMap((error) => pageFindings(theme, error))),
  });
  stops.add(() => app.close());
  const { website } = await fillThemeWebsite(parts, app);
  const rendering = await renderingOf(parts);
  const { server, reload } = createReloadingServer((request, response) => {
    // The website has a name of its own, whatever this machine is called.
    request.headers.host = THEME_HOST;
    app.routing(request, response);
  });
  const { host, port } = parts.config;
  server.listen({ host, port });
  await once(server, 'listening').catch((error: unknown) => {
    throw listenRefusal(error, host, port);
  });
  stops.add(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });

  async function refresh(): Promise<void> {
    const change = { websiteId: website.id, subjects: [subjectOf.theme] };
    await parts.database.transaction((connection) => announceChange(connection, change));
    const findings = await inspectTheme(await rendering.theme({ website }));
    told.clear();
    for (const finding of findings) told.add(JSON.stringify(finding));
    listener.onFindings(findings);
    reload();
  }

  return { address: `http://${host}:${(server.address() as AddressInfo).port}`, refresh };
}

/** Editors write a file in several steps, and several files at once. */
const SETTLE_MS = 100;

/** Refreshes at once and after each change, one at a time. Returns how it is ended. */
function refreshOnChange(
  folder: string,
  refresh: () => Promise<void>,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = () => {
    running = running.then(refresh).catch(onFailure);
  };
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(run, SETTLE_MS);
  });
  run();
  return async () => {
    watcher.close();
    clearTimeout(timer);
    await running;
  };
}
