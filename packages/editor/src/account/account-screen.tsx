import { Stack } from '@mantine/core';
import { Card } from '../kit/card.tsx';
import { Page } from '../kit/page.tsx';
import { useTexts } from '../texts/texts.ts';
import { accountTexts } from './messages.ts';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';

export function AccountScreen() {
  const words = useTexts(accountTexts);
  return (
    <Page title={words.title}>
      <Stack gap="lg" maw={560}>
        <Card title={words.profile}>
          <ProfileForm />
        </Card>
        <Card title={words.password}>
          <PasswordForm />
        </Card>
      </Stack>
    </Page>
  );
}
