import { reviewLength } from '@awning/commerce';
import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '../kit/use-change.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { reviewTexts } from './messages.ts';
import { answerReview, type Review, reviewsKey } from './queries.ts';
import style from './review-record.module.css';

interface AnswerReviewProps {
  readonly review: Review;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function AnswerReview({ review, isOpen, onClose }: AnswerReviewProps) {
  const words = useTexts(reviewTexts);
  const common = useTexts(commonTexts);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={words.answerOf(review.productName, review.author)}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      {isOpen && <AnswerForm review={review} onClose={onClose} />}
    </Modal>
  );
}

function AnswerForm({ review, onClose }: Omit<AnswerReviewProps, 'isOpen'>) {
  const words = useTexts(reviewTexts);
  const common = useTexts(commonTexts);
  const [answer, setAnswer] = useState(review.answer);
  const saving = useChange({
    change: () => answerReview(review, answer),
    stale: reviewsKey,
    success: words.answered,
    reasons: words.reasons,
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving.isPending) saving.mutate(undefined, { onSuccess: onClose });
      }}
    >
      <Stack gap="md">
        {review.text !== '' && <Text className={style['text']}>{review.text}</Text>}
        <Textarea
          label={words.yourAnswer}
          description={words.answerHint}
          autosize
          minRows={4}
          maxRows={14}
          maxLength={reviewLength.text}
          value={answer}
          onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
          data-autofocus
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" loading={saving.isPending}>
            {words.saveAnswer}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
