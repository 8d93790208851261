import { dateText } from '@awning/formats';
import type { Connection } from '../../../platform/database/index.ts';
import type { Website } from '../../../platform/website/index.ts';
import { SHOWN_THREADS, type ShownComment, selectAnswers, selectThreads } from './store.ts';

/** A comment as visitors read it. */
interface CommentText {
  readonly id: string;
  readonly author: string;
  readonly body: string;
  readonly isTeam: boolean;
  readonly day: string;
  /** For machines. */
  readonly date: string;
}

interface Thread extends CommentText {
  readonly answers: CommentText[];
}

export interface ShownThreads {
  readonly threads: Thread[];
  readonly nextAfter: string | null;
}

interface Reader {
  readonly website: Pick<Website, 'id' | 'settings'>;
  readonly language: string;
}

/** A part of the published comments on an item, the latest thread first. */
export async function readThreads(
  connection: Connection,
  { website, language }: Reader,
  wanted: { readonly itemId: string; readonly after: string | undefined },
): Promise<ShownThreads> {
  const found = await selectThreads(connection, website.id, wanted);
  const rows = found.slice(0, SHOWN_THREADS);
  const answers = await selectAnswers(
    connection,
    website.id,
    rows.map(({ id }) => id),
  );
  const text = (comment: ShownComment) => commentText(comment, { website, language });
  return {
    threads: rows.map((row) => ({
      ...text(row),
      answers: answers.filter(({ parentId }) => parentId === row.id).map(text),
    })),
    nextAfter: found.length > SHOWN_THREADS ? (rows.at(-1)?.id ?? null) : null,
  };
}

export function commentText(
  { id, author, body, isTeam, createdAt }: ShownComment,
  { website, language: locale }: Reader,
): CommentText {
  const { timeZone } = website.settings;
  const day = dateText(createdAt, { locale, timeZone, date: 'long' });
  return { id, author, body, isTeam, day, date: createdAt.toISOString().slice(0, 'yyyy-mm-dd'.length) };
}
