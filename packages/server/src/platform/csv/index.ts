export { inBatches, sendCsv } from './csv.ts';
export { type CsvFault, type CsvRow, readCsv, UnreadableCsvError } from './read-csv.ts';
