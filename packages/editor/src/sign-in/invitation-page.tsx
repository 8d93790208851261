import { Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { Problem } from '../api/problem.ts';
import { Loaded } from '../kit/loaded.tsx';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { Door } from './door.tsx';
import { DoorForm } from './door-form.tsx';
import { tokenOf } from './link-token.ts';
import { signInTexts } from './messages.ts';
import { useSecondStep } from './use-second-step.tsx';

export function InvitationPage() {
  const words = useTexts(signInTexts);
  const common = useTexts(commonTexts);
  const navigate = useNavigate();
  // Kept from the first look, since the address loses it when the newcomer goes on.
  const [token] = useState(() => tokenOf(window.location.search));
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => call('GET /api/team/invitation', { query: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const enter = () => void navigate({ to: '/config', replace: true });
  const secondStep = useSecondStep(enter);
  if (secondStep.page) return secondStep.page;
  if (invitation.error instanceof Problem && [400, 404].includes(invitation.error.status)) {
    return (
      <Door title={words.invitationGone} lead="">
        <Text>{words.invitationGoneText}</Text>
      </Door>
    );
  }
  const website = invitation.data?.website.name ?? '';
  return (
    <Door title={words.invitation} lead={website && words.invitationLead(website)}>
      <Loaded query={invitation}>
        {({ email }) => (
          <>
            <TextInput label={common.email} value={email} readOnly mb="md" autoComplete="username" />
            <DoorForm
              fields={['name', 'password']}
              action={words.invitationAction}
              isNewPassword
              enter={({ name, password }) => call('POST /api/team/invitation', { body: { token, name, password } })}
              onEntered={enter}
              onSecondStep={secondStep.ask}
            />
          </>
        )}
      </Loaded>
    </Door>
  );
}
