import { readFileSync, writeFileSync } from 'node:fs';
import { blockList } from './block-list.mjs';
import { featureList } from './feature-list.mjs';
import { migrationList } from './migration-list.mjs';
import { screenList } from './screen-list.mjs';

/** Files that list the contents of folders. They are generated, so that parallel additions do not conflict. */
const lists = [blockList, featureList, migrationList, screenList];

/** Generates every list. */
export function writeLists() {
  for (const { file, source } of lists) writeFileSync(file, source());
}

/** Error messages for lists that do not match the folders. */
export function listFaults() {
  return lists.flatMap(({ file, source }) =>
    readFileSync(file, 'utf8') === source() ? [] : [`lists: ${file} is out of date; run npm run generate:lists`],
  );
}
