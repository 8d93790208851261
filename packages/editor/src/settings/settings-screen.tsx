import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../kit/card.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { Page } from '../kit/page.tsx';
import { useTexts } from '../texts/texts.ts';
import { CaptchaForm } from './captcha-form.tsx';
import { settingsTexts } from './messages.ts';
import { captchaSettingsQuery, siteSettingsQuery } from './queries.ts';
import { SiteSettingsForm } from './site-settings-form.tsx';
import { TeamMailsForm } from './team-mails-form.tsx';

/** What holds for every form of the website, and for every mail it writes. */
export function SettingsScreen() {
  const words = useTexts(settingsTexts);
  const captcha = useQuery(captchaSettingsQuery);
  const site = useQuery(siteSettingsQuery);
  return (
    <Page title={words.title} lead={words.lead}>
      <Stack gap="lg" maw={640}>
        <Card title={words.captcha}>
          <Loaded query={captcha}>{(settings) => <CaptchaForm settings={settings} />}</Loaded>
        </Card>
        <Card title={words.teamMails}>
          <Loaded query={site}>{(document) => <TeamMailsForm document={document} />}</Loaded>
        </Card>
        <Card title={words.rules}>
          <Loaded query={site}>{(document) => <SiteSettingsForm document={document} />}</Loaded>
        </Card>
      </Stack>
    </Page>
  );
}
