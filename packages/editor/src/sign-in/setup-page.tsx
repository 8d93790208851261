import { useNavigate } from '@tanstack/react-router';
import { call } from '../api/client.ts';
import { useTexts } from '../texts/texts.ts';
import { Door } from './door.tsx';
import { DoorForm } from './door-form.tsx';
import { tokenOf } from './link-token.ts';
import { signInTexts } from './messages.ts';

export function SetupPage() {
  const words = useTexts(signInTexts);
  const navigate = useNavigate();
  return (
    <Door title={words.setup} lead={words.setupLead}>
      <DoorForm
        fields={['name', 'email', 'password']}
        action={words.setupAction}
        isNewPassword
        enter={(body) => call('POST /api/team/owner', { query: { token: tokenOf(window.location.search) }, body })}
        onEntered={() => void navigate({ to: '/config', replace: true })}
      />
    </Door>
  );
}
