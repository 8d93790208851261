import { Anchor, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
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

export function NewPasswordPage() {
  const words = useTexts(signInTexts);
  const common = useTexts(commonTexts);
  const navigate = useNavigate();
  // Kept from the first look, since the address loses it when the member goes on.
  const [token] = useState(() => tokenOf(window.location.search));
  const reset = useQuery({
    queryKey: ['password-reset', token],
    queryFn: () => call('GET /api/team/password-reset', { query: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const enter = () => void navigate({ to: '/config', replace: true });
  // The link is used up by now: what is left is to sign in with the new password.
  const secondStep = useSecondStep(enter, () => void navigate({ to: '/config/login', replace: true }));
  if (secondStep.page) return secondStep.page;
  if (reset.error instanceof Problem && [400, 404].includes(reset.error.status)) {
    return (
      <Door title={words.resetGone} lead="">
        <Text>{words.resetGoneText}</Text>
        <Anchor component={Link} to="/config/forgotten-password" display="block" mt="md">
          {words.forgottenAction}
        </Anchor>
      </Door>
    );
  }
  return (
    <Door title={words.newPassword} lead={words.newPasswordLead}>
      <Loaded query={reset}>
        {({ email }) => (
          <>
            <TextInput label={common.email} value={email} readOnly mb="md" autoComplete="username" />
            <DoorForm
              fields={['password']}
              action={words.newPasswordAction}
              isNewPassword
              enter={({ password }) => call('PUT /api/team/password-reset', { body: { token, password } })}
              onEntered={enter}
              onSecondStep={secondStep.ask}
            />
          </>
        )}
      </Loaded>
    </Door>
  );
}
