import { Button, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { Record } from '../kit/records.tsx';
import { StatusBadge, type Tone } from '../kit/status-badge.tsx';
import { useChange } from '../kit/use-change.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { AnswerReview } from './answer-review.tsx';
import { reviewTexts } from './messages.ts';
import { type Review, reviewsKey, setState } from './queries.ts';
import style from './review-record.module.css';

const tones = { pending: 'open', published: 'good', hidden: 'quiet' } as const satisfies Record<Review['state'], Tone>;

interface ReviewRecordProps {
  readonly review: Review;
  readonly onDelete: () => void;
}

export function ReviewRecord({ review, onDelete }: ReviewRecordProps) {
  const words = useTexts(reviewTexts);
  const format = useFormat();
  const publish = useChange({
    change: () => setState(review, 'published'),
    stale: reviewsKey,
    success: words.isPublished,
  });
  const hide = useChange({ change: () => setState(review, 'hidden'), stale: reviewsKey, success: words.isHidden });
  const [isAnswering, setAnswering] = useState(false);
  const { productName, author, orderNumber, rating, text, answer, state, pictures, createdAt, updatedAt } = review;
  const isBusy = publish.isPending || hide.isPending;
  return (
    <Record>
      <Stack gap="xs" className={style['review']}>
        <Group gap="sm">
          <Text fw={600}>{productName}</Text>
          <Stars rating={rating} />
          <StatusBadge tone={tones[state]}>{words.states[state]}</StatusBadge>
        </Group>
        <Text className={style['text']} {...(text === '' && { c: 'var(--awning-quiet)' })}>
          {text || words.noText}
        </Text>
        {pictures.length > 0 && (
          <ul className={style['pictures']} aria-label={words.picturesOf(productName, author)}>
            {pictures.map((id, index) => (
              <li key={id}>
                <a href={`/reviews/pictures/${id}?format=1500w`} target="_blank" rel="noreferrer">
                  <img src={`/reviews/pictures/${id}?format=300w`} alt={words.picture(index + 1)} loading="lazy" />
                </a>
              </li>
            ))}
          </ul>
        )}
        <Text size="sm" c="var(--awning-quiet)">
          {words.about(author, format.day(createdAt), orderNumber)}
          {updatedAt === createdAt ? '' : ` · ${words.changed(format.day(updatedAt))}`}
        </Text>
        {answer !== '' && (
          <div className={style['answer']}>
            <Text size="sm" fw={600}>
              {words.yourAnswer}
            </Text>
            <Text className={style['text']}>{answer}</Text>
          </div>
        )}
        <Group gap="xs">
          {state !== 'published' && (
            <StateButton change={publish} isBusy={isBusy} variant="light" label={words.publishOf(productName, author)}>
              {words.publish}
            </StateButton>
          )}
          {state !== 'hidden' && (
            <StateButton change={hide} isBusy={isBusy} variant="subtle" label={words.hideOf(productName, author)}>
              {words.hide}
            </StateButton>
          )}
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={words.answerOf(productName, author)}
            onClick={() => setAnswering(true)}
          >
            {answer === '' ? words.answer : words.changeAnswer}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            aria-label={words.deleteOf(productName, author)}
            onClick={onDelete}
          >
            {words.delete}
          </Button>
        </Group>
      </Stack>
      <AnswerReview review={review} isOpen={isAnswering} onClose={() => setAnswering(false)} />
    </Record>
  );
}

interface StateButtonProps {
  readonly change: { readonly isPending: boolean; readonly mutate: (input: unknown) => void };
  readonly isBusy: boolean;
  readonly variant: 'light' | 'subtle';
  readonly label: string;
  readonly children: string;
}

function StateButton({ change, isBusy, variant, label, children }: StateButtonProps) {
  return (
    <Button
      size="compact-sm"
      variant={variant}
      loading={change.isPending}
      disabled={isBusy}
      aria-label={label}
      onClick={() => change.mutate(undefined)}
    >
      {children}
    </Button>
  );
}

function Stars({ rating }: Pick<Review, 'rating'>) {
  const words = useTexts(reviewTexts);
  return (
    <>
      <span className={style['stars']} aria-hidden="true">
        {'★'.repeat(rating)}
        <span className={style['empty']}>{'★'.repeat(5 - rating)}</span>
      </span>
      <VisuallyHidden>{words.stars(rating)}</VisuallyHidden>
    </>
  );
}
