// Checks all imports of the packages, types included: their direction between packages (dependency-cruiser), the floors and doors of
// the server, and import cycles. Also checks for SQL outside stores, outdated lists, undocumented decision numbers, and names and braces
// in another style. Fails if it read too few files, because a parser that understands nothing reports no errors.
import { braceFaults } from './structure/braces.mjs';
import { cruise, importsOf } from './structure/cruise.mjs';
import { unexplainedDecisions } from './structure/decision-numbers.mjs';
import { exceptions } from './structure/exceptions.mjs';
import { importFaults } from './structure/import-faults.mjs';
import { listFaults } from './structure/lists.mjs';
import { nameFaults } from './structure/names.mjs';
import { sqlOutsideStores } from './structure/sql-places.mjs';

const { modules, summary } = cruise();
const imports = importsOf(modules);
const { faults: sqlFaults, stores } = sqlOutsideStores();
const faults = [
  ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  ...importFaults(imports, exceptions),
  ...sqlFaults,
  ...listFaults(),
  ...unexplainedDecisions(),
  ...nameFaults(),
  ...braceFaults(),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) fail(`${faults.length} faults in the structure (ARCHITECTURE.md)`);
if (stores < 10) fail(`the search for SQL read only ${stores} stores`);
console.log(`structure: ${modules.length} modules, ${imports.length} imports, ${stores} stores, all in order`);

function fail(reason) {
  console.error(reason);
  process.exit(1);
}
