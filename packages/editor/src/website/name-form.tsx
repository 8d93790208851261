import { Button, Group, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { fieldProblems } from '../api/say.ts';
import { useChange } from '../kit/use-change.ts';
import { useTexts } from '../texts/texts.ts';
import { websiteTexts } from './messages.ts';
import { type Name, namesQuery } from './queries.ts';

interface NameFormProps {
  readonly known: readonly Name[];
  readonly onAdded: (host: string) => void;
}

export function NameForm({ known, onAdded }: NameFormProps) {
  const words = useTexts(websiteTexts);
  const queries = useQueryClient();
  const [host, setHost] = useState('');
  const addition = useChange({
    change: () => call('POST /api/website/hosts', { body: { host } }),
    success: words.added,
    reasons: words.reasons,
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        addition.mutate(undefined, {
          onSuccess: (answer) => {
            queries.setQueryData(namesQuery.queryKey, answer);
            setHost('');
            const added = answer.hosts.filter((name) => !known.some((before) => before.host === name.host));
            for (const name of added) onAdded(name.host);
          },
        });
      }}
    >
      <Group align="flex-start" wrap="wrap">
        <TextInput
          label={words.newName}
          description={words.newNameHint}
          placeholder="shop.example"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          style={{ flex: '1 1 260px' }}
          value={host}
          onChange={(event) => setHost(event.currentTarget.value)}
          error={fieldProblems(addition.error, words.reasons)['host']}
        />
        <Button type="submit" mt={25} loading={addition.isPending}>
          {words.add}
        </Button>
      </Group>
    </form>
  );
}
