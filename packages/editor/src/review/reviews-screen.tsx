import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCan } from '../app/session.ts';
import { Ask } from '../kit/ask.tsx';
import { ListScreen } from '../kit/list/list-screen.tsx';
import { useListAddress } from '../kit/list/use-list-address.ts';
import { usePagedRows } from '../kit/list/use-paged-rows.ts';
import { Records } from '../kit/records.tsx';
import { useChange } from '../kit/use-change.ts';
import { useTexts } from '../texts/texts.ts';
import { reviewTexts } from './messages.ts';
import { deleteReview, type Review, reviewChoices, reviewsKey, reviewsQuery } from './queries.ts';
import { ReviewRecord } from './review-record.tsx';

/** Reviews are read as a whole before they are published, so the list has no table. */
export function ReviewsScreen() {
  const words = useTexts(reviewTexts);
  const can = useCan();
  const address = useListAddress(reviewChoices);
  const reviews = usePagedRows(reviewsQuery(address.asked));
  const [unwanted, setUnwanted] = useState<Review>();
  const remove = useChange({ change: deleteReview, stale: reviewsKey, success: words.deleted });
  return (
    <>
      <ListScreen
        title={words.title}
        lead={words.lead}
        actions={
          can('reviews.manage') ? (
            <Button variant="default" component={Link} to="/config/commerce/reviews/settings">
              {words.settings}
            </Button>
          ) : null
        }
        address={address}
        query={reviews}
        columns={[]}
        nameOf={({ productName, author }) => `${productName}, ${author}`}
        filters={[{ name: 'state', label: words.filter, options: words.states }]}
        empty={{ title: words.empty, text: words.emptyText }}
        draw={drawnReviews(words.title, setUnwanted)}
      />
      <Ask
        isOpen={unwanted !== undefined}
        title={words.deleteTitle}
        action={words.delete}
        isBusy={remove.isPending}
        onClose={() => setUnwanted(undefined)}
        onConfirm={() => unwanted && remove.mutate(unwanted, { onSettled: () => setUnwanted(undefined) })}
      >
        {words.deleteText}
      </Ask>
    </>
  );
}

function drawnReviews(label: string, onDelete: (review: Review) => void) {
  return (rows: readonly Review[]) => (
    <Records label={label}>
      {rows.map((review) => (
        <ReviewRecord key={review.id} review={review} onDelete={() => onDelete(review)} />
      ))}
    </Records>
  );
}
