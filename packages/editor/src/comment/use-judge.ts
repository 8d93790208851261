import { notifications } from '@mantine/notifications';
import { useChange } from '../kit/use-change.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { commentTexts } from './messages.ts';
import { type Comment, commentsKey, type Judgement, judgeComments } from './queries.ts';

interface Judging {
  readonly comments: readonly Comment[];
  readonly state: Judgement;
}

/** Publishes or hides comments, or marks them as spam, and says what came of it. */
export function useJudge() {
  const words = useTexts(commentTexts);
  const { close } = useTexts(commonTexts);
  return useChange({
    change: async ({ comments, state }: Judging) => {
      const changed = await judgeComments(comments, state);
      notifications.show({
        color: changed === 0 ? 'sun' : 'cloth',
        message: changed === 0 ? words.skipped : words.done[state],
        closeButtonProps: { 'aria-label': close },
      });
    },
    stale: commentsKey,
  });
}
