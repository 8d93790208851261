import { Button, Stack, Text } from '@mantine/core';
import { call } from '../api/client.ts';
import { Card } from '../kit/card.tsx';
import { Page } from '../kit/page.tsx';
import { useChange } from '../kit/use-change.ts';
import { useTexts } from '../texts/texts.ts';
import { accountTexts } from './messages.ts';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';

export function AccountScreen() {
  const words = useTexts(accountTexts);
  const endOthers = useChange({
    change: () => call('DELETE /api/team/sessions', {}),
    success: words.othersEnded,
  });
  return (
    <Page title={words.title}>
      <Stack gap="lg" maw={560}>
        <Card title={words.profile}>
          <ProfileForm />
        </Card>
        <Card title={words.password}>
          <PasswordForm />
        </Card>
        <Card title={words.sessions}>
          <Text mb="md">{words.sessionsText}</Text>
          <Button variant="default" loading={endOthers.isPending} onClick={() => endOthers.mutate(undefined)}>
            {words.endOthers}
          </Button>
        </Card>
      </Stack>
    </Page>
  );
}
