import { teamMails } from '@awning/site-model';
import { Stack, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { fieldProblems } from '../api/say.ts';
import { SaveButton } from '../kit/save-button.tsx';
import { useChange } from '../kit/use-change.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { settingsTexts } from './messages.ts';
import { type SiteSettings, siteSettingsQuery } from './queries.ts';

type TeamMails = SiteSettings['body']['teamMails'];

/** What the team is told by email, and where it goes. */
export function TeamMailsForm({ document }: { readonly document: SiteSettings }) {
  const words = useTexts(settingsTexts);
  const common = useTexts(commonTexts);
  const queries = useQueryClient();
  const form = useForm({ initialValues: document.body.teamMails });
  const save = useChange({
    change: (typed: TeamMails) =>
      call('PUT /api/website/settings', {
        body: { version: document.version, body: { ...document.body, teamMails: trimmed(typed) } },
      }),
    // After a save that came too late, the next one goes on from what the other editor has saved.
    stale: siteSettingsQuery.queryKey,
    success: common.saved,
    reasons: words.reasons,
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit((typed) =>
        save.mutate(typed, {
          onSuccess: (saved) => {
            queries.setQueryData(siteSettingsQuery.queryKey, saved);
            form.setInitialValues(saved.body.teamMails);
            form.reset();
          },
          onError: (problem) => form.setErrors(wrongFields(problem, words.wrongAddress)),
        }),
      )}
    >
      <Stack gap="lg">
        {teamMails.map((name) => (
          <Stack key={name} gap="xs">
            <Switch
              label={words.teamMailNames[name].name}
              {...form.getInputProps(`${name}.isOn`, { type: 'checkbox' })}
            />
            {form.values[name].isOn && (
              <TextInput
                label={words.teamMailNames[name].to}
                description={words.teamMailHint}
                type="email"
                autoComplete="off"
                {...form.getInputProps(`${name}.to`)}
              />
            )}
          </Stack>
        ))}
        <SaveButton isChanged={form.isDirty()} isSaving={save.isPending} />
      </Stack>
    </form>
  );
}

function trimmed(typed: TeamMails): TeamMails {
  const { newOrder, submission, lowStock, comment, attendee } = typed;
  return {
    newOrder: { ...newOrder, to: newOrder.to.trim() },
    submission: { ...submission, to: submission.to.trim() },
    lowStock: { ...lowStock, to: lowStock.to.trim() },
    comment: { ...comment, to: comment.to.trim() },
    attendee: { ...attendee, to: attendee.to.trim() },
  };
}

/** The server names a field by its place in the document. */
function wrongFields(problem: unknown, text: string): Readonly<Record<string, string>> {
  const places = Object.keys(fieldProblems(problem)).map((place) => place.replace(/^body\./, ''));
  return Object.fromEntries(
    places.filter((place) => place.startsWith('teamMails.')).map((place) => [place.replace('teamMails.', ''), text]),
  );
}
