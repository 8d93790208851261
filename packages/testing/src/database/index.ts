export { openEmptyDatabase, openTestDatabase, type TestDatabase } from './clone.ts';
export { fillTables, sampleValue } from './fill-tables.ts';
export { tablesFile, tablesSource } from './tables-source.ts';
