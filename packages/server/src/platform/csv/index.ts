export { inBatches, sendCsv } from './csv.ts';
