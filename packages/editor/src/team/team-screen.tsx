import { Alert, Anchor, Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Card } from '../kit/card.tsx';
import { Icon } from '../kit/icon.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { Page } from '../kit/page.tsx';
import { Record, Records } from '../kit/records.tsx';
import { useTexts } from '../texts/texts.ts';
import { InvitationLine } from './invitation-line.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberLine } from './member-line.tsx';
import { teamTexts } from './messages.ts';
import { teamQuery } from './queries.ts';
import { SecondFactorRule } from './second-factor-rule.tsx';

export function TeamScreen() {
  const words = useTexts(teamTexts);
  const [isInviting, setInviting] = useState(false);
  const team = useQuery(teamQuery);
  return (
    <Page
      title={words.title}
      lead={words.lead}
      actions={<Button onClick={() => setInviting(true)}>{words.invite}</Button>}
    >
      <Loaded query={team}>
        {({ members, invitations, hasMailServer, adminsNeedSecondFactor }) => (
          <Stack gap="lg">
            <Card title={words.members} isFlush>
              <Records label={words.members}>
                {members.map((member) => (
                  <Record key={member.id}>
                    <MemberLine member={member} />
                  </Record>
                ))}
              </Records>
            </Card>
            {invitations.length > 0 && (
              <Card title={words.invitations} isFlush>
                {!hasMailServer && <HeldInvitations />}
                <Records label={words.invitations}>
                  {invitations.map((invitation) => (
                    <Record key={invitation.id}>
                      <InvitationLine invitation={invitation} />
                    </Record>
                  ))}
                </Records>
              </Card>
            )}
            <SecondFactorRule isNeeded={adminsNeedSecondFactor} />
          </Stack>
        )}
      </Loaded>
      <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} />
    </Page>
  );
}

function HeldInvitations() {
  const words = useTexts(teamTexts);
  return (
    <Alert color="sun" icon={<Icon name="warning" />} title={words.heldTitle} mx="lg" mb="md">
      <Stack gap="xs" align="flex-start">
        {words.heldText}
        <Anchor component={Link} to="/config/settings/mail" size="sm">
          {words.toMail}
        </Anchor>
      </Stack>
    </Alert>
  );
}
