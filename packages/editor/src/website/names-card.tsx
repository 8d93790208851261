import { Alert, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { useSession } from '../app/session.ts';
import { Card } from '../kit/card.tsx';
import { Record, Records } from '../kit/records.tsx';
import { useChange } from '../kit/use-change.ts';
import { useTexts } from '../texts/texts.ts';
import { websiteTexts } from './messages.ts';
import { NameForm } from './name-form.tsx';
import { NameLine } from './name-line.tsx';
import type { FoundServer, Names } from './queries.ts';

/** The host names of this website. */
export function NamesCard({ names: { hosts, address, decidedByEnvironment } }: { readonly names: Names }) {
  const words = useTexts(websiteTexts);
  const { member } = useSession();
  const [found, setFound] = useState<Readonly<globalThis.Record<string, FoundServer>>>({});
  const check = useChange({
    change: async (host: string) => {
      const answer = await call('POST /api/website/hosts/:host/check', { params: { host } });
      setFound((before) => ({ ...before, [host]: answer.found }));
    },
    reasons: words.reasons,
  });
  return (
    <Card title={words.names}>
      <Stack>
        <Text c="var(--awning-quiet)">{hosts.length === 0 ? words.noNames(address) : words.namesText}</Text>
        {decidedByEnvironment && (
          <Alert color="cloth" title={words.byOperator(address)}>
            {words.byOperatorText}
          </Alert>
        )}
        {!member.isOwner && (
          <Alert color="cloth" title={words.ownerOnly}>
            {words.ownerOnlyText}
          </Alert>
        )}
        {hosts.length > 0 && (
          <Records label={words.names}>
            {hosts.map((name) => (
              <Record key={name.host}>
                <NameLine
                  name={name}
                  found={found[name.host]}
                  isChecking={check.isPending && check.variables === name.host}
                  onCheck={() => check.mutate(name.host)}
                  isOwner={member.isOwner}
                  isFixed={decidedByEnvironment}
                />
              </Record>
            ))}
          </Records>
        )}
        {member.isOwner && <NameForm known={hosts} onAdded={(host) => check.mutate(host)} />}
      </Stack>
    </Card>
  );
}
