import { Anchor } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { call } from '../api/client.ts';
import { afterSignIn } from '../app/sign-in-address.ts';
import { useTexts } from '../texts/texts.ts';
import { Door } from './door.tsx';
import { DoorForm } from './door-form.tsx';
import { signInTexts } from './messages.ts';
import { useSecondStep } from './use-second-step.tsx';

export function LoginPage() {
  const words = useTexts(signInTexts);
  const navigate = useNavigate();
  const { next } = useSearch({ strict: false }) as { readonly next?: unknown };
  const enter = () => void navigate({ href: afterSignIn(next), replace: true });
  const secondStep = useSecondStep(enter);
  if (secondStep.page) return secondStep.page;
  return (
    <Door title={words.signIn} lead={words.signInLead}>
      <DoorForm
        fields={['email', 'password']}
        action={words.signIn}
        isNewPassword={false}
        enter={({ email, password }, captchaKey) =>
          call('POST /api/team/session', { body: { email, password, ...(captchaKey && { captchaKey }) } })
        }
        onEntered={enter}
        onSecondStep={secondStep.ask}
      />
      <Anchor component={Link} to="/config/forgotten-password" display="block" ta="center" mt="md">
        {words.forgotten}
      </Anchor>
    </Door>
  );
}
