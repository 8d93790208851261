import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { Ask } from '../kit/ask.tsx';
import { Card } from '../kit/card.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useChange } from '../kit/use-change.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { CodeAppDialog } from './code-app-dialog.tsx';
import { securityTexts } from './messages.ts';
import { type CodeAppSetup, type SecondFactor, secondFactorQuery } from './queries.ts';

/** Whether a code is asked for after the password, and the way to change that. */
export function SecondFactorCard({ factor: { codeAppSince, passkeys } }: { readonly factor: SecondFactor }) {
  const words = useTexts(securityTexts);
  const format = useFormat();
  const [setup, setSetup] = useState<CodeAppSetup>();
  const [isAsking, setAsking] = useState(false);
  const begin = useChange({ change: () => call('POST /api/team/second-factor/code-app', {}) });
  const removal = useChange({
    change: () => call('DELETE /api/team/second-factor/code-app', {}),
    stale: secondFactorQuery.queryKey,
    success: passkeys.length > 0 ? words.appRemoved : words.turnedOff,
    reasons: words.reasons,
  });
  const isOn = codeAppSince !== null;
  const hasPasskeys = passkeys.length > 0;
  const beginSetup = () => begin.mutate(undefined, { onSuccess: setSetup });
  return (
    <Card title={words.secondFactor}>
      <Group gap="xs" mb="xs">
        <StatusBadge tone={isOn || hasPasskeys ? 'good' : 'open'}>
          {isOn || hasPasskeys ? words.on : words.off}
        </StatusBadge>
        {isOn && <Text>{words.appSince(format.day(codeAppSince))}</Text>}
      </Group>
      <Text mb="md">{isOn ? words.onText : hasPasskeys ? words.passkeyText : words.offText}</Text>
      <Group>
        <Button variant={isOn ? 'default' : 'filled'} loading={begin.isPending} onClick={beginSetup}>
          {isOn ? words.replaceApp : words.setUpApp}
        </Button>
        {isOn && (
          <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
            {hasPasskeys ? words.removeApp : words.turnOff}
          </Button>
        )}
      </Group>
      <CodeAppDialog setup={setup} onClose={() => setSetup(undefined)} onStartAgain={beginSetup} />
      <Ask
        isOpen={isAsking}
        title={hasPasskeys ? words.removeAppTitle : words.turnOffTitle}
        action={hasPasskeys ? words.removeApp : words.turnOff}
        isBusy={removal.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => removal.mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        {hasPasskeys ? words.removeAppText : words.turnOffText}
      </Ask>
    </Card>
  );
}
