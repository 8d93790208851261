import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
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
import { useHeldMails } from './use-held-mails.ts';

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
      <HeldNotice isSetUp={isFixed || server.source === 'website'} />
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

/** What happens to emails without a mail server, and to those that have waited for one. */
function HeldNotice({ isSetUp }: { readonly isSetUp: boolean }) {
  const words = useTexts(mailServerTexts);
  const count = useHeldMails();
  if (isSetUp && count === 0) return null;
  return (
    <Alert color="sun" icon={<Icon name="mail" />} title={count === 0 ? words.notSetUp : words.held(count)}>
      <Stack gap="xs" align="flex-start">
        {count === 0 ? words.notSetUpText : words.heldText}
        {count > 0 && (
          <Anchor component={Link} to="/config/settings/mail" size="sm">
            {words.toOutbox}
          </Anchor>
        )}
      </Stack>
    </Alert>
  );
}
