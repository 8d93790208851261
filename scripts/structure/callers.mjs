/**
 * Names that are exported and called by tests alone. A test proves nothing about a product that does not call what it tests, so each
 * of them is listed with the feature that will use it. The list may only shrink: a name that has found its caller leaves it.
 * @param {{ file: string, exports: { name: string }[], files: unknown[] }[]} issues as knip reports them
 * @param {Readonly<Record<string, string>>} awaiting what each listed name waits for
 * @returns {string[]}
 */
export function callerFaults(issues, awaiting) {
  const uncalled = issues
    .filter(({ file }) => !isDoor.test(file) && !isForTests.test(file))
    .flatMap(({ file, exports, files }) => [
      ...exports.map(({ name }) => ({ name, file })),
      ...(files.length > 0 ? [{ name: file, file }] : []),
    ]);
  const names = new Set(uncalled.map(({ name }) => name));
  return [
    ...uncalled
      .filter(({ name }) => !(name in awaiting))
      .map(({ name, file }) => `${file}: nothing but tests uses ${name}`),
    ...Object.keys(awaiting)
      .filter((name) => !names.has(name))
      .map((name) => `awaiting-use.json: ${name} is in use or gone; take it off the list`),
  ];
}

/** What a door hands on is judged where it is written. */
const isDoor = /(?:^|\/)index\.tsx?$/;
const isForTests = /^packages\/testing\/|\.fixture\./;
