export const LIST = 'docs/reference/rules-ahead-of-features.md';

/**
 * Names that are exported and called by tests alone. A test proves nothing about a product that does not call what it tests, so each
 * of them is listed with what it waits for. The list may only shrink: a name that has found its caller leaves it.
 * @param {{ file: string, exports: { name: string }[], files: unknown[] }[]} issues as knip reports them
 * @param {readonly string[]} listed
 * @returns {string[]}
 */
export function callerFaults(issues, listed) {
  const uncalled = issues
    .filter(({ file }) => !isDoor.test(file) && !isForTests.test(file))
    .flatMap(({ file, exports, files }) => [
      ...exports.map(({ name }) => ({ name, file })),
      ...(files.length > 0 ? [{ name: file, file }] : []),
    ]);
  const names = new Set(uncalled.map(({ name }) => name));
  return [
    ...uncalled
      .filter(({ name }) => !listed.includes(name))
      .map(({ name, file }) => `${file}: nothing but tests uses ${name}`),
    ...listed.filter((name) => !names.has(name)).map((name) => `${LIST}: ${name} is in use or gone; remove it`),
  ];
}

/**
 * The names in the first column of the tables of the list.
 * @param {string} markdown
 */
export function listedNames(markdown) {
  const cells = markdown.split('\n').map((line) => /^\| (`[^|]+`) \|/.exec(line)?.[1] ?? '');
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
}

/** What a door hands on is judged where it is written. */
const isDoor = /(?:^|\/)index\.tsx?$/;
const isForTests = /^packages\/testing\/|\.fixture\./;
