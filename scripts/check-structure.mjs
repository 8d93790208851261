// Looks at all imports of the packages, types included: their direction between packages (dependency-cruiser), the floors and doors of the
// server, and circles of files. SQL outside stores, lists out of date and numbers of decisions that nothing explains are looked for too. Fails when it saw too little, because a parser that understands
// nothing finds no fault.
import { cruise, importsOf } from './structure/cruise.mjs';
import { unexplainedDecisions } from './structure/decision-numbers.mjs';
import { exceptions } from './structure/exceptions.mjs';
import { importFaults } from './structure/import-faults.mjs';
import { listFaults } from './structure/lists.mjs';
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
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) fail(`${faults.length} faults in the structure (ARCHITECTURE.md)`);
if (stores < 10) fail(`the search for SQL saw ${stores} stores: it is blind`);
console.log(`structure: ${modules.length} modules, ${imports.length} imports, ${stores} stores, all in order`);

function fail(reason) {
  console.error(reason);
  process.exit(1);
}
