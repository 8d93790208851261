import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { Ask } from '../kit/ask.tsx';
import { Card } from '../kit/card.tsx';
import { useChange } from '../kit/use-change.ts';
import { useTexts } from '../texts/texts.ts';
import { securityTexts } from './messages.ts';
import { secondFactorQuery } from './queries.ts';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

/** So few are worth a warning. */
const FEW_CODES = 3;

export function RecoveryCodesCard({ left }: { readonly left: number }) {
  const words = useTexts(securityTexts);
  const [isAsking, setAsking] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const renewal = useChange({
    change: () => call('POST /api/team/second-factor/recovery-codes', {}),
    stale: secondFactorQuery.queryKey,
    reasons: words.reasons,
  });
  return (
    <Card title={words.codes}>
      <Text mb="md" fw={left <= FEW_CODES ? 650 : 400}>
        {words.codesLeft(left)}
      </Text>
      <Button variant="default" onClick={() => setAsking(true)}>
        {words.newCodes}
      </Button>
      <Ask
        isOpen={isAsking}
        title={words.newCodesTitle}
        action={words.newCodes}
        isBusy={renewal.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          renewal.mutate(undefined, {
            onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes),
            onSettled: () => setAsking(false),
          })
        }
      >
        {words.newCodesText}
      </Ask>
      <RecoveryCodesDialog codes={codes} onDone={() => setCodes([])} />
    </Card>
  );
}
