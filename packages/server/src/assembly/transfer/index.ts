export { type ExportOptions, exportTo } from './export.ts';
export { type ImportOptions, importFrom } from './import.ts';
export type { Progress, TransferOutcome } from './outcome.ts';
export { settleImport } from './settle.ts';
