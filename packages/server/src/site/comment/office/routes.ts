import type { AuditDeed } from '@awning/site-model';
import { auditStates, type Connection } from '../../../platform/database/index.ts';
import { defineRoute, type Route, type TeamRequest } from '../../../platform/http/index.ts';
import { pageOf, ROWS_TO_FETCH } from '../../../platform/page.ts';
import type { Parts } from '../../../platform/parts.ts';
import { primaryLanguage } from '../../../platform/website/index.ts';
import { announceComments } from '../announce-comments.ts';
import * as schema from './schema.ts';
import { type ChangedComment, deleteComments, selectComments, updateState } from './store.ts';

const path = '/api/comments/moderation';
const access = { kind: 'team', right: 'comments.moderate' } as const;
const change = { method: 'POST', access, forgery: 'crumb', limit: 'team-change' } as const;
const exampleIds = ['0192f0c1-2b6a-7000-8000-000000000001'];

const deeds = {
  published: 'comment.published',
  hidden: 'comment.hidden',
  spam: 'comment.spam',
} as const satisfies Readonly<Record<string, AuditDeed>>;

/** What moderators do with comments. A comment that another member has deleted meanwhile is left out. */
export function moderationRoutes(parts: Parts): Route[] {
  const { database } = parts;
  return [
    defineRoute({
      method: 'GET',
      access,
      forgery: 'safe',
      limit: 'unlimited',
      path,
      summary: 'Comments of visitors, the latest first, 50 at a time.',
      schema: { query: schema.CommentListQuery, answer: schema.CommentListAnswer },
      handle: async ({ website, query: { state, after } }) => {
        const wanted = { state, after, language: primaryLanguage(website), limit: ROWS_TO_FETCH };
        const { rows, nextAfter } = pageOf(await selectComments(database, website.id, wanted));
        const comments = rows.map(({ createdAt, ...comment }) => ({ ...comment, createdAt: createdAt.toISOString() }));
        return { comments, nextAfter };
      },
    }),
    defineRoute({
      ...change,
      path: `${path}/state`,
      summary: 'Publishes comments, hides them, or marks them as spam. Answers are hidden with what they answer.',
      schema: { body: schema.CommentStateBody, answer: schema.CommentStateAnswer },
      examples: [{ body: { ids: exampleIds, state: 'published' } }],
      handle: async ({ website, member, body: { ids, state } }) =>
        await database.transaction(async (connection) => {
          const changed = await updateState(connection, website.id, ids, state);
          await noteChange(parts, connection, { website, member }, deeds[state], changed);
          return { changed: changed.length };
        }),
    }),
    defineRoute({
      ...change,
      path: `${path}/delete`,
      summary: 'Deletes comments for good, with their answers.',
      schema: { body: schema.CommentDeleteBody, answer: schema.CommentDeleteAnswer },
      examples: [{ body: { ids: exampleIds } }],
      handle: async ({ website, member, body: { ids } }) =>
        await database.transaction(async (connection) => {
          const deleted = await deleteComments(connection, website.id, ids);
          await noteChange(parts, connection, { website, member }, 'comment.deleted', deleted);
          return { deleted: deleted.length };
        }),
    }),
  ];
}

async function noteChange(
  { clock }: Pick<Parts, 'clock'>,
  connection: Connection,
  by: Pick<TeamRequest, 'website' | 'member'>,
  what: AuditDeed,
  comments: readonly ChangedComment[],
): Promise<void> {
  const itemIds = comments.map(({ itemId }) => itemId);
  await announceComments(connection, by.website.id, itemIds);
  const changed = comments.map(({ id, state }) => ({ subject: `comment/${id}`, state }));
  await auditStates(connection, clock, by, what, changed);
}
