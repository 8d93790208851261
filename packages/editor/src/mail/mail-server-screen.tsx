import { Alert, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../app/session.ts';
import { Card } from '../kit/card.tsx';
import { Icon } from '../kit/icon.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { Page } from '../kit/page.tsx';
import { useTexts } from '../texts/texts.ts';
import { MailServerForm } from './mail-server-form.tsx';
import { type MailServer, mailServerQuery } from './queries.ts';
import { mailServerTexts } from './server-messages.ts';
import { TestMailForm } from './test-mail-form.tsx';

export function MailServerScreen() {
  const words = useTexts(mailServerTexts);
  const server = useQuery(mailServerQuery);
  return (
    <Page title={words.title} lead={words.lead}>
      <Loaded query={server}>{(found) => <ServerAndTest server={found} />}</Loaded>
    </Page>
  );
}

function ServerAndTest({ server }: { readonly server: MailServer }) {
  const words = useTexts(mailServerTexts);
  const { member } = useSession();
  const [isChanged, setChanged] = useState(false);
  const isFixed = server.source === 'environment';
  return (
    <Stack gap="lg" maw={640}>
      <Card title={words.server}>
        <Stack>
          {isFixed && (
            <Alert color="cloth" title={words.byOperator}>
              {words.byOperatorText}
            </Alert>
          )}
          {!isFixed && !member.isOwner && (
            <Alert color="cloth" title={words.ownerOnly}>
              {words.ownerOnlyText}
            </Alert>
          )}
          {server.source === 'unreadable' && (
            <Alert color="sun" icon={<Icon name="warning" />} title={words.unreadable}>
              {words.unreadableText}
            </Alert>
          )}
          {!isFixed && <Text c="var(--awning-quiet)">{words.serverText}</Text>}
          <MailServerForm server={server} isReadOnly={isFixed || !member.isOwner} onChanged={setChanged} />
        </Stack>
      </Card>
      <Card title={words.test}>
        <TestMailForm hasServer={isFixed || server.source === 'website'} isChanged={isChanged} />
      </Card>
    </Stack>
  );
}
