// `npm run test:near`: the tests near the differences from main, for use while working. `npm test` decides.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { prepareTools } from './prepare/index.mjs';
import { projectFolder } from './prepare/project-folder.mjs';
import { CommandFailure } from './prepare/run.mjs';
import { cruise, importsOf } from './structure/cruise.mjs';
import { changedFiles } from './test/changed-files.mjs';
import { nearJourneys, nearScripts, nearTests } from './test/near.mjs';
import { part } from './test/part.mjs';
import { runBuild, runPlaywright, runVitest, unitProjects } from './test/parts.mjs';
import { printResults } from './test/results.mjs';
import { forgetSettings } from './test/settings.mjs';
import { findChromium } from './test/system.mjs';

forgetSettings();
const results = [];
try {
  await prepareTools();
  const changed = await changedFiles(projectFolder);
  const { modules } = cruise();
  const sources = modules.map(({ source }) => source);
  const tests = nearTests(changed, sources, importsOf(modules));
  const isOfServer = (file) => /^packages\/(?:server|cli|testing)\//.test(file);
  const [unit, server] = [
    tests.filter((file) => !isOfServer(file)),
    [...tests.filter(isOfServer), ...nearScripts(changed, testsOfScripts())],
  ];
  const journeys = nearJourneys(changed);
  if (unit.length + server.length === 0 && journeys === 'none') {
    console.log(`No tests are near the ${changed.length} changed files.`);
    process.exit(0);
  }
  if (unit.length > 0) results.push(await part('unit', () => runVitest([...unitProjects, ...unit])));
  if (server.length > 0 || journeys !== 'none') results.push(await part('build', runBuild));
  if (server.length > 0) results.push(await part('server', () => runVitest(['--project=server', ...server])));
  if (journeys !== 'none') {
    const chromium = await findChromium();
    results.push(await part('browser', () => runPlaywright(chromium, journeys === 'all' ? [] : journeys)));
  }
} catch (error) {
  if (!(error instanceof CommandFailure)) throw error;
  console.error(error.message);
  process.exit(1);
}
process.exit(printResults(results) > 0 ? 1 : 0);

function testsOfScripts() {
  const files = readdirSync(path.join(projectFolder, 'scripts'), { recursive: true });
  return files.filter((file) => /\.test\.(?:ts|mjs)$/.test(file)).map((file) => path.posix.join('scripts', file));
}
