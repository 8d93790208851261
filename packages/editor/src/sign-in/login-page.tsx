import { Anchor } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { call } from '../api/client.ts';
import { afterSignIn } from '../app/sign-in-address.ts';
import { useTexts } from '../texts/texts.ts';
import { Door } from './door.tsx';
import { DoorForm } from './door-form.tsx';
import { signInTexts } from './messages.ts';

export function LoginPage() {
  const words = useTexts(signInTexts);
  const navigate = useNavigate();
  const { next } = useSearch({ strict: false }) as { readonly next?: unknown };
  return (
    <Door title={words.signIn} lead={words.signInLead}>
      <DoorForm
        fields={['email', 'password']}
        action={words.signIn}
        isNewPassword={false}
        enter={({ email, password }, captchaKey) =>
          call('POST /api/team/session', { body: { email, password, ...(captchaKey && { captchaKey }) } })
        }
        onEntered={() => void navigate({ href: afterSignIn(next), replace: true })}
      />
      <Anchor component={Link} to="/config/forgotten-password" display="block" ta="center" mt="md">
        {words.forgotten}
      </Anchor>
    </Door>
  );
}
