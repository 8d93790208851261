import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fieldProblems, sayProblem } from '../api/say.ts';
import { sessionQuery } from '../app/session.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { changeLanguages, type Languages, languagesKey } from './queries.ts';

interface LanguageChange {
  readonly change: (languages: Languages) => Languages;
  readonly success: string;
}

/** Changes the languages of the website. What the server refuses is for the caller to say, beside its field. */
export function useLanguageChange() {
  const queries = useQueryClient();
  const common = useTexts(commonTexts);
  return useMutation({
    mutationFn: ({ change }: LanguageChange) => changeLanguages(change),
    onSuccess: (_languages, { success }) => {
      notifications.show({ color: 'cloth', message: success, closeButtonProps: { 'aria-label': common.close } });
    },
    onError: (problem) => {
      if (Object.keys(fieldProblems(problem)).length > 0) return;
      const message = sayProblem(problem, common);
      notifications.show({ color: 'red', message, closeButtonProps: { 'aria-label': common.close } });
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: languagesKey }),
        // Every screen with texts asks the session which languages there are.
        queries.invalidateQueries({ queryKey: sessionQuery.queryKey }),
      ]),
  });
}

/** The last parts of the fields that were refused: `languages.2.code` is `code`. */
export function refusedParts(problem: unknown): readonly string[] {
  return Object.keys(fieldProblems(problem)).map((field) => field.split('.').at(-1) ?? '');
}
