import { Alert, Button, CopyButton, Group, Stack, TextInput } from '@mantine/core';
import { Icon } from '../kit/icon.tsx';
import { useTexts } from '../texts/texts.ts';
import { apiKeyTexts } from './messages.ts';

export function ShownKey({ value, onDone }: { readonly value: string; readonly onDone: () => void }) {
  const words = useTexts(apiKeyTexts);
  return (
    <Stack>
      <Alert color="sun" icon={<Icon name="warning" />} title={words.shownOnce}>
        {words.shownOnceText}
      </Alert>
      <TextInput
        label={words.key}
        value={value}
        readOnly
        data-autofocus
        onFocus={({ currentTarget }) => currentTarget.select()}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
      />
      <Group justify="space-between">
        <CopyButton value={value}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy} leftSection={<Icon name={copied ? 'check' : 'copy'} size={16} />}>
              {copied ? words.copied : words.copy}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onDone}>{words.kept}</Button>
      </Group>
    </Stack>
  );
}
