import { rights as allRights, type Right } from '@awning/site-model';
import type { Connection } from '../../../../platform/database/index.ts';
import type { EditContext } from '../../../../platform/editing/index.ts';
import type { Parts } from '../../../../platform/parts.ts';
import type { Website } from '../../../../platform/website/index.ts';
import type { ImportRow } from './store.ts';

/** Changes are those of the member who sent the file, with the rights of that time. */
export function contextOf(
  parts: Parts,
  website: Website,
  connection: Connection,
  { authorId, author, rights }: Pick<ImportRow, 'authorId' | 'author' | 'rights'>,
): EditContext {
  const known = rights.filter((right): right is Right => (allRights as readonly string[]).includes(right));
  const by = { ...(authorId !== null && { id: authorId }), name: author, rights: new Set(known) };
  return { connection, website, clock: parts.clock, author: by, parts };
}
