import { Button, Checkbox, Fieldset, Group, Select, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { call } from '../api/client.ts';
import { fieldProblems } from '../api/say.ts';
import { useChange } from '../kit/use-change.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { endOf, keyLives } from './key-life.ts';
import { apiKeyTexts } from './messages.ts';
import { apiKeysQuery, type KeyRight } from './queries.ts';
import { rightTexts } from './right-texts.ts';

interface NewKeyFormProps {
  readonly rights: readonly KeyRight[];
  readonly onMade: (key: string) => void;
  readonly onClose: () => void;
}

interface Wanted {
  readonly name: string;
  readonly rights: readonly KeyRight[];
  readonly life: (typeof keyLives)[number];
  readonly skipsConfirmation: boolean;
}

export function NewKeyForm({ rights, onMade, onClose }: NewKeyFormProps) {
  const words = useTexts(apiKeyTexts);
  const common = useTexts(commonTexts);
  const labels = useTexts(rightTexts);
  const form = useForm<Wanted>({
    initialValues: { name: '', rights: [], life: '365', skipsConfirmation: false },
    validate: {
      name: (name) => (name.trim() === '' ? common.required : null),
      rights: (chosen) => (chosen.length > 0 ? null : words.rightsMissing),
    },
  });
  const creation = useChange({
    change: ({ name, rights: chosen, life, skipsConfirmation }: Wanted) =>
      call('POST /api/team/api-keys', {
        body: { name: name.trim(), rights: chosen, expiresAt: endOf(life, new Date()), skipsConfirmation },
      }),
    stale: apiKeysQuery.queryKey,
    reasons: words.reasons,
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit((wanted) =>
        creation.mutate(wanted, {
          onSuccess: ({ key }) => onMade(key),
          onError: (problem) => form.setErrors(fieldProblems(problem, words.reasons)),
        }),
      )}
    >
      <Stack>
        <TextInput
          label={common.name}
          description={words.nameHint}
          maxLength={60}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Checkbox.Group
          label={words.rights}
          description={words.rightsHint}
          value={[...form.values.rights]}
          onChange={(chosen) => form.setFieldValue('rights', chosen)}
          error={form.errors['rights']}
        >
          <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} spacing="xs" verticalSpacing="sm" mt="xs" mb="xs">
            {rights.map((right) => (
              <Checkbox key={right} value={right} label={labels[right]} />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
        <Select
          label={words.end}
          data={keyLives.map((life) => ({ value: life, label: words.lives[life] }))}
          allowDeselect={false}
          {...form.getInputProps('life')}
        />
        <Fieldset legend={words.dangerous}>
          <Switch
            label={words.skipsConfirmation}
            description={words.skipsConfirmationText}
            {...form.getInputProps('skipsConfirmation', { type: 'checkbox' })}
          />
        </Fieldset>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" loading={creation.isPending}>
            {words.create}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
