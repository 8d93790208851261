// One style of names in the server and its tools: constants, schemas and functions of stores.
import { readdirSync, readFileSync } from 'node:fs';

const folders = ['packages/server/src', 'packages/cli/src', 'packages/testing/src'];

/** A number that is fixed when it is written, such as `10 * 60 * 1000`. */
const number = String.raw`-?[\d_.]+n?(?:e\d+)?(?: (?:[*/+-]|\*\*) [\w.]+)*`;

/** Functions of stores with another name; the list may only become shorter. */
const exceptions = new Set(['readAssets']);

const rules = [
  {
    pattern: new RegExp(String.raw`^(?:export )?const ([a-z]\w*)(?:: \w+)? = ${number};`, 'gm'),
    isFor: (path) => !isTest(path),
    fault: (name) => `the fixed number ${name} is not in capitals`,
  },
  {
    pattern: /^(?:export )?const ([a-z]\w*) = Type\./gm,
    isFor: (path) => !isTest(path),
    fault: (name) => `the schema ${name} does not begin with a capital letter`,
  },
  {
    pattern: /^export (?:async )?function ((?:fetch|find|forget|get|keep|list|note|prune|read|store|write)[A-Z]\w*)/gm,
    isFor: (path) => path.endsWith('/store.ts'),
    fault: (name) => `${name} of a store does not begin with what it does in SQL (CONTRIBUTING.md)`,
  },
];

/** Error messages for names in another style than CONTRIBUTING.md says. */
export function nameFaults(files = sourceFiles()) {
  return files.flatMap(({ path, text }) =>
    rules
      .filter(({ isFor }) => isFor(path))
      .flatMap(({ pattern, fault }) =>
        [...text.matchAll(pattern)]
          .filter(([, name]) => !exceptions.has(name))
          .map(([, name]) => `names: ${path}: ${fault(name)}`),
      ),
  );
}

function isTest(path) {
  return path.endsWith('.test.ts');
}

function sourceFiles() {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith('.ts') && !path.includes('/migrations/'))
      .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  );
}
