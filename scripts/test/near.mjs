import path from 'node:path';

/** The maximum number of imports between a changed file and a test. More distant tests are many and rarely fail: `npm test` runs them. */
const farthest = 3;

/**
 * The tests to run for changed files, given all files of the packages and their imports: all tests of a changed server feature, since
 * most of them use HTTP and import nothing of it, and those that import a changed file, directly or through others.
 */
export function nearTests(changed, files, imports) {
  const reached = reachedFrom(changed, imports);
  const features = new Set(changed.map(featureOf).filter((feature) => feature !== undefined));
  return files.filter((file) => isTest(file) && (reached.has(file) || features.has(featureOf(file))));
}

/** The tests of scripts whose folder has a changed file; their imports are ignored. */
export function nearScripts(changed, tests) {
  const folders = new Set(changed.map((file) => path.posix.dirname(file)));
  return tests.filter((file) => folders.has(path.posix.dirname(file)));
}

/** The journeys to run: none, the changed ones, or all if anything that browsers receive has changed. */
export function nearJourneys(changed) {
  const seen = changed.filter((file) => /^(?:packages\/(?:storefront|editor|blocks)|themes|e2e)\//.test(file));
  if (seen.length === 0) return 'none';
  return seen.every((file) => file.endsWith('.e2e.ts')) ? seen : 'all';
}

function reachedFrom(changed, imports) {
  const importers = new Map();
  for (const { from, to } of imports) importers.set(to, [...(importers.get(to) ?? []), from]);
  const reached = new Set(changed);
  let edge = [...reached];
  for (let distance = 0; distance < farthest; distance += 1) {
    const found = edge.flatMap((file) => (importers.get(file) ?? []).filter((importer) => isOpen(file, importer)));
    edge = [...new Set(found)].filter((file) => !reached.has(file));
    for (const file of edge) reached.add(file);
  }
  return reached;
}

/** The assembly and the testing package import everything: through them every test would be reached. */
function isOpen(file, importer) {
  return !importsEverything(importer) || (importsEverything(file) && isForTests(importer));
}

function importsEverything(file) {
  return /^packages\/(?:server\/src\/assembly|testing)\//.test(file);
}

/** A feature of the server is a folder of a floor. Parts of the assembly are not: their tests cover all features. */
function featureOf(file) {
  return /^packages\/server\/src\/(?!assembly\/)[^/]+\/[^/]+\//.exec(file)?.[0];
}

function isTest(file) {
  return /\.test\.tsx?$/.test(file);
}

function isForTests(file) {
  return /\.(?:test|fixture)\.tsx?$/.test(file);
}
