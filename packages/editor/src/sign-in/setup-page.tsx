import { Anchor, Text } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { call } from '../api/client.ts';
import { useTexts } from '../texts/texts.ts';
import { Door } from './door.tsx';
import { DoorForm } from './door-form.tsx';
import { tokenOf } from './link-token.ts';
import { signInTexts } from './messages.ts';
import { useSecondStep } from './use-second-step.tsx';

export function SetupPage() {
  const words = useTexts(signInTexts);
  const navigate = useNavigate();
  const enter = () => void navigate({ to: '/config/settings/shop', replace: true });
  const secondStep = useSecondStep(enter);
  if (secondStep.page) return secondStep.page;
  // The server says so with the page, so that nobody fills in a form for nothing.
  if (document.documentElement.dataset['setup'] === 'gone') {
    return (
      <Door title={words.setupGone} lead="">
        <Text>{words.setupGoneText}</Text>
        <Anchor component={Link} to="/config/login" display="block" mt="md">
          {words.signIn}
        </Anchor>
      </Door>
    );
  }
  return (
    <Door title={words.setup} lead={words.setupLead}>
      <DoorForm
        fields={['name', 'email', 'password']}
        action={words.setupAction}
        isNewPassword
        enter={(body) => call('POST /api/team/owner', { query: { token: tokenOf(window.location.search) }, body })}
        onEntered={enter}
        onSecondStep={secondStep.ask}
      />
    </Door>
  );
}
