import { useEffect, useId, useRef, useState } from 'react';
import { call } from '../api/call.ts';
import { useAwake } from '../island/use-awake.ts';
import { type Comment, type ItemCommentsProps, type ItemCommentsTexts, named, type Thread } from './comment.ts';
import { CommentForm } from './comment-form.tsx';
import { withComment } from './with-comment.ts';

/** The comments on an item in threads, the latest first, and the form for new ones. */
export function ItemComments(props: ItemCommentsProps) {
  const { itemId, prefix, texts, isOpen } = props;
  const [threads, setThreads] = useState<readonly Thread[]>(props.threads);
  const [nextAfter, setNextAfter] = useState(props.nextAfter);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [answered, setAnswered] = useState<Thread>();
  const isAwake = useAwake();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number>(undefined);

  // The button goes with the last comments, so whoever pressed it continues at the first that came.
  useEffect(() => {
    if (firstNew.current === undefined) return;
    list.current?.querySelectorAll<HTMLElement>(':scope > li')[firstNew.current]?.focus();
    firstNew.current = undefined;
  });

  async function loadMore(): Promise<void> {
    if (state === 'loading' || nextAfter === null) return;
    setState('loading');
    const answer = await call<'GET /api/comments'>('GET', `${prefix}/api/comments?itemId=${itemId}&after=${nextAfter}`);
    if (!answer.ok) return setState('failed');
    firstNew.current = threads.length;
    setThreads([...threads, ...answer.body.threads]);
    setNextAfter(answer.body.nextAfter);
    setState('idle');
  }

  return (
    <section className="comments" aria-labelledby={`${id}-title`}>
      <h2 className="comments-title" id={`${id}-title`}>
        {texts.title}
      </h2>
      {threads.length === 0 ? (
        <p className="comments-none">{isOpen ? texts.none : texts.closed}</p>
      ) : (
        <ul className="comment-list" aria-labelledby={`${id}-title`} ref={list}>
          {threads.map((thread) => (
            <li key={thread.id} className="comment" id={`comment-${thread.id}`} tabIndex={-1}>
              <CommentText comment={thread} texts={texts} />
              {isOpen && isAwake ? (
                <button
                  type="button"
                  className="comment-answer"
                  aria-label={named(texts.answerTo, thread.author)}
                  onClick={() => setAnswered({ ...thread })}
                >
                  {texts.answer}
                </button>
              ) : null}
              {thread.answers.length === 0 ? null : (
                <ul className="comment-answers" aria-label={named(texts.answers, thread.author)}>
                  {thread.answers.map((answer) => (
                    <li key={answer.id} className="comment" id={`comment-${answer.id}`}>
                      <CommentText comment={answer} texts={texts} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
      {nextAfter === null || !isAwake ? null : (
        <button
          type="button"
          className="comments-more"
          aria-disabled={state === 'loading' || undefined}
          onClick={() => void loadMore()}
        >
          {state === 'loading' ? texts.loading : texts.more}
        </button>
      )}
      <p className="comments-failed" role="alert">
        {state === 'failed' ? texts.failed : null}
      </p>
      {isOpen ? (
        <CommentForm
          {...props}
          answered={answered}
          onNoAnswer={() => setAnswered(undefined)}
          onComment={(comment) => {
            setThreads(withComment(threads, comment, answered?.id));
            setAnswered(undefined);
          }}
        />
      ) : threads.length === 0 ? null : (
        <p className="comments-closed">{texts.closed}</p>
      )}
    </section>
  );
}

function CommentText({ comment, texts }: { readonly comment: Comment; readonly texts: ItemCommentsTexts }) {
  const { author, isTeam, day, date, body } = comment;
  return (
    <>
      <p className="comment-head">
        <span className="comment-author">{author}</span>
        {isTeam ? <span className="comment-team">{texts.team}</span> : null}
        <time className="comment-day" dateTime={date}>
          {day}
        </time>
      </p>
      <p className="comment-text">{body}</p>
    </>
  );
}
