import { languages } from '@awning/formats';
import { Select, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { sessionQuery, useSession } from '../app/session.ts';
import { SaveButton } from '../kit/save-button.tsx';
import { useChange } from '../kit/use-change.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { accountTexts } from './messages.ts';

/** Languages call themselves by their own name. */
const languageNames = { en: 'English', de: 'Deutsch', fr: 'Français' };

export function ProfileForm() {
  const words = useTexts(accountTexts);
  const common = useTexts(commonTexts);
  const queries = useQueryClient();
  const { member } = useSession();
  const form = useForm({
    initialValues: { name: member.name, language: member.language ?? '' },
    validate: { name: (name) => (name.trim() === '' ? common.required : null) },
  });
  const save = useChange({
    change: ({ name, language }: typeof form.values) =>
      call('PUT /api/team/profile', {
        body: { name, language: languages.find((known) => known === language) ?? null },
      }),
    success: common.saved,
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit((values) =>
        save.mutate(values, {
          onSuccess: (session) => {
            queries.setQueryData(sessionQuery.queryKey, session);
            form.resetDirty();
          },
        }),
      )}
    >
      <Stack>
        <TextInput label={common.name} autoComplete="name" {...form.getInputProps('name')} />
        <Select
          label={words.language}
          allowDeselect={false}
          data={[
            { value: '', label: words.browserLanguage },
            ...languages.map((value) => ({ value, label: languageNames[value] })),
          ]}
          {...form.getInputProps('language')}
        />
        <SaveButton isChanged={form.isDirty()} isSaving={save.isPending} />
      </Stack>
    </form>
  );
}
