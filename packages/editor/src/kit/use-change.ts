import { notifications } from '@mantine/notifications';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { sayProblem } from '../api/say.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';

interface ChangeOptions<Input, Answer> {
  readonly change: (input: Input) => Promise<Answer>;
  /** What is out of date afterwards. */
  readonly stale?: QueryKey;
  readonly success?: string;
  /** Words for refusals of the server, by reason. */
  readonly reasons?: Readonly<Record<string, string>>;
}

/** A change on the server that tells how it ended. Forms that show problems at their fields ask `error` themselves. */
export function useChange<Input, Answer>({ change, stale, success, reasons }: ChangeOptions<Input, Answer>) {
  const queries = useQueryClient();
  const words = useTexts(commonTexts);
  const closeButtonProps = { 'aria-label': words.close };
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      if (success !== undefined) notifications.show({ color: 'cloth', message: success, closeButtonProps });
    },
    onError: (problem) =>
      notifications.show({ color: 'red', message: sayProblem(problem, words, reasons), closeButtonProps }),
    onSettled: () => (stale === undefined ? undefined : queries.invalidateQueries({ queryKey: stale })),
  });
}
