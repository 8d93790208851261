// SQL is only in `store.ts` files and migrations, so that every statement on a table is easy to find.
import { readdirSync, readFileSync } from 'node:fs';

/** Files that may contain SQL for a special reason. */
const allowed = {
  'packages/server/src/platform/database/connection.ts': 'defines what a statement is',
  'packages/server/src/platform/database/open-database.ts': 'begins and ends transactions',
  'packages/server/src/platform/database/transaction-dialect.ts':
    'hands the query builder the connection of a transaction',
  'packages/server/src/platform/database/migrate.ts': 'runs the migrations',
  'packages/server/src/platform/database/listener.ts': 'LISTEN is the connection itself',
  'packages/server/src/platform/database/lasting-client.ts': 'asks whether a connection lives',
};

const signs = [
  [/^import (?!type\b).*from 'kysely'/m, 'imports the query builder'],
  [
    /\bkysely\b\s*\n?\s*\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|with|selectNoFrom)\(/,
    'builds a query',
  ],
  [/[^\w.]statement(<[^(]*>)?\(\s*['"`]/, 'names a statement'],
  [/[^\w.]sql(<[^`]*>)?`/, 'has an sql text'],
  [/\.query\(/, 'asks the database'],
  [/['"`]\s*(select\s[^'"]*\sfrom\s|insert into\s|update \w+ set\s|delete from\s)/, 'has an sql text'],
];

/** Error messages for files with SQL where none belongs, and the number of checked files. */
export function sqlOutsideStores(files = sourceFiles()) {
  const faults = files.flatMap(({ path, text }) => {
    const sign = isStore(path) ? undefined : signs.find(([pattern]) => pattern.test(text));
    return sign === undefined ? [] : [`sql-in-stores: ${path} ${sign[1]}; SQL belongs in a store.ts`];
  });
  const stores = files.filter(
    ({ path, text }) => isStore(path) && signs.some(([pattern]) => pattern.test(text)),
  ).length;
  return { faults, stores };
}

function isStore(path) {
  return /\/store\.ts$|\/migrations\/\d{4}(\d{4}T\d{4})?-[\w-]+\.ts$/.test(path) || path in allowed;
}

/** Tests and the testing package may query the database. */
function sourceFiles() {
  return readdirSync('packages', { recursive: true })
    .map((path) => `packages/${path.replaceAll('\\', '/')}`)
    .filter(
      (path) => /^packages\/(?!testing\/)[^/]+\/src\/.*\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$/.test(path),
    )
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}
