import { Button, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addPasskey } from '../api/passkey.ts';
import { Card } from '../kit/card.tsx';
import { Record, Records } from '../kit/records.tsx';
import { useChange } from '../kit/use-change.ts';
import { useTexts } from '../texts/texts.ts';
import { securityTexts } from './messages.ts';
import { PasskeyLine } from './passkey-line.tsx';
import { type Passkey, secondFactorQuery } from './queries.ts';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

export function PasskeysCard({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
  const words = useTexts(securityTexts);
  const queries = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>([]);
  // The name comes from the browser; the member may change it in the list.
  const adding = useChange({ change: () => addPasskey(''), success: words.passkeyAdded, reasons: words.reasons });
  function close() {
    setCodes([]);
    void queries.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
  }
  function show(recoveryCodes: readonly string[]) {
    if (recoveryCodes.length === 0) close();
    else setCodes(recoveryCodes);
  }
  return (
    <Card title={words.passkeys} isFlush>
      <Text px="lg" mb="sm">
        {words.passkeysText}
      </Text>
      {passkeys.length > 0 && (
        <Records label={words.passkeys}>
          {passkeys.map((passkey) => (
            <Record key={passkey.id}>
              <PasskeyLine passkey={passkey} />
            </Record>
          ))}
        </Records>
      )}
      <Button
        variant="default"
        mx="lg"
        mb="lg"
        mt="sm"
        loading={adding.isPending}
        onClick={() => adding.mutate(undefined, { onSuccess: ({ recoveryCodes }) => show(recoveryCodes) })}
      >
        {words.addPasskey}
      </Button>
      <RecoveryCodesDialog codes={codes} onDone={close} />
    </Card>
  );
}
