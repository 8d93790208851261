import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { leave, sessionQuery } from '../app/session.ts';
import { useChange } from '../kit/use-change.ts';
import { Door } from '../sign-in/door.tsx';
import { useTexts } from '../texts/texts.ts';
import { CodeAppDialog } from './code-app-dialog.tsx';
import { securityTexts } from './messages.ts';
import type { CodeAppSetup } from './queries.ts';

/** Stands in place of the back office for an administrator who has yet to set up what the owner asks for. */
export function NeededFactorPage({ onDone }: { readonly onDone: () => void }) {
  const words = useTexts(securityTexts);
  const queries = useQueryClient();
  const [setup, setSetup] = useState<CodeAppSetup>();
  const begin = useChange({ change: () => call('POST /api/team/second-factor/code-app', {}) });
  const signOut = useChange({ change: leave });
  const beginSetup = () => begin.mutate(undefined, { onSuccess: setSetup });
  async function close() {
    setSetup(undefined);
    const { needsSecondFactor } = await queries.fetchQuery({ ...sessionQuery, staleTime: 0 });
    if (needsSecondFactor) return;
    await queries.invalidateQueries();
    onDone();
  }
  return (
    <Door title={words.neededTitle} lead={words.neededLead}>
      <Stack>
        <Text>{words.neededText}</Text>
        <Button fullWidth loading={begin.isPending} onClick={beginSetup}>
          {words.setUpApp}
        </Button>
        <Anchor component="button" type="button" ta="center" onClick={() => signOut.mutate(undefined)}>
          {words.leave}
        </Anchor>
      </Stack>
      <CodeAppDialog setup={setup} onClose={() => void close()} onStartAgain={beginSetup} />
    </Door>
  );
}
