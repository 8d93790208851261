import { useState } from 'react';
import { Ask } from '../kit/ask.tsx';
import { ListScreen } from '../kit/list/list-screen.tsx';
import { useListAddress } from '../kit/list/use-list-address.ts';
import { usePagedRows } from '../kit/list/use-paged-rows.ts';
import type { Selection } from '../kit/list/use-selection.ts';
import { Records } from '../kit/records.tsx';
import { useChange } from '../kit/use-change.ts';
import { useTexts } from '../texts/texts.ts';
import { CommentRecord } from './comment-record.tsx';
import { commentTexts } from './messages.ts';
import { type Comment, commentChoices, commentsKey, commentsQuery, deleteComments, judgements } from './queries.ts';
import { useJudge } from './use-judge.ts';

interface Unwanted {
  readonly comments: readonly Comment[];
  readonly done: () => void;
}

/** Comments are read as a whole before they are judged, one by one or several at once, so the list has no table. */
export function CommentsScreen() {
  const words = useTexts(commentTexts);
  const address = useListAddress(commentChoices);
  const comments = usePagedRows(commentsQuery(address.asked));
  const [unwanted, setUnwanted] = useState<Unwanted>();
  const judge = useJudge();
  const remove = useChange({ change: deleteComments, stale: commentsKey, success: words.deleted });
  return (
    <>
      <ListScreen
        title={words.title}
        lead={words.lead}
        address={address}
        query={comments}
        columns={[]}
        nameOf={({ author }) => author}
        filters={[{ name: 'state', label: words.filter, options: words.states }]}
        bulkActs={[
          ...judgements.map((state) => ({
            label: words.acts[state],
            isBusy: judge.isPending && judge.variables.state === state,
            run: (rows: readonly Comment[], done: () => void) =>
              judge.mutate({ comments: rows, state }, { onSuccess: done }),
          })),
          {
            label: words.delete,
            isBusy: remove.isPending,
            isDangerous: true,
            run: (rows, done) => setUnwanted({ comments: rows, done }),
          },
        ]}
        empty={{ title: words.empty, text: words.emptyText }}
        draw={drawnComments(words.title, (comment) => setUnwanted({ comments: [comment], done: () => undefined }))}
      />
      <Ask
        isOpen={unwanted !== undefined}
        title={words.deleteTitle(unwanted?.comments.length ?? 1)}
        action={words.delete}
        isBusy={remove.isPending}
        onClose={() => setUnwanted(undefined)}
        onConfirm={() =>
          unwanted &&
          remove.mutate(unwanted.comments, { onSuccess: unwanted.done, onSettled: () => setUnwanted(undefined) })
        }
      >
        {words.deleteText}
      </Ask>
    </>
  );
}

function drawnComments(label: string, onDelete: (comment: Comment) => void) {
  return (rows: readonly Comment[], selection: Selection<Comment>) => (
    <Records label={label}>
      {rows.map((comment) => (
        <CommentRecord key={comment.id} comment={comment} selection={selection} onDelete={() => onDelete(comment)} />
      ))}
    </Records>
  );
}
