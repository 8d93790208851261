import type { Comment, Thread } from './comment.ts';

/** The threads with a new comment: at the top, or at the end of the thread that it answers. A comment is never there twice. */
export function withComment(
  threads: readonly Thread[],
  comment: Comment,
  parentId: string | undefined,
): readonly Thread[] {
  const isThere = threads.some(({ id, answers }) => [id, ...answers.map((answer) => answer.id)].includes(comment.id));
  if (isThere) return threads;
  if (parentId === undefined) return [{ ...comment, answers: [] }, ...threads];
  return threads.map((thread) =>
    thread.id === parentId ? { ...thread, answers: [...thread.answers, comment] } : thread,
  );
}
