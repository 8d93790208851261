import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../kit/card.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { Page } from '../kit/page.tsx';
import { Record, Records } from '../kit/records.tsx';
import { useTexts } from '../texts/texts.ts';
import { InvitationLine } from './invitation-line.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberLine } from './member-line.tsx';
import { teamTexts } from './messages.ts';
import { teamQuery } from './queries.ts';

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
        {({ members, invitations }) => (
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
                <Records label={words.invitations}>
                  {invitations.map((invitation) => (
                    <Record key={invitation.id}>
                      <InvitationLine invitation={invitation} />
                    </Record>
                  ))}
                </Records>
              </Card>
            )}
          </Stack>
        )}
      </Loaded>
      <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} />
    </Page>
  );
}
