import { readFileSync, writeFileSync } from 'node:fs';
import { blockList } from './block-list.mjs';
import { featureList } from './feature-list.mjs';
import { migrationList } from './migration-list.mjs';
import { screenList } from './screen-list.mjs';

/** Files that list what stands in folders. They are generated, so that whoever adds something writes no line that another writes too. */
const lists = [blockList, featureList, migrationList, screenList];

/** Writes every list anew. */
export function writeLists() {
  for (const { file, source } of lists) writeFileSync(file, source());
}

/** Sentences for lists that do not say what stands in the folders. */
export function listFaults() {
  return lists.flatMap(({ file, source }) =>
    readFileSync(file, 'utf8') === source() ? [] : [`lists: ${file} is out of date; run npm run generate:lists`],
  );
}
