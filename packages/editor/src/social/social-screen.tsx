import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../kit/loaded.tsx';
import { Page } from '../kit/page.tsx';
import { siteSettingsQuery } from '../settings/queries.ts';
import { useTexts } from '../texts/texts.ts';
import { socialTexts } from './messages.ts';
import { SocialForm } from './social-form.tsx';

/** What visitors can do with posts and pictures. */
export function SocialScreen() {
  const words = useTexts(socialTexts);
  const site = useQuery(siteSettingsQuery);
  return (
    <Page title={words.title} lead={words.lead}>
      <Loaded query={site}>{(document) => <SocialForm document={document} />}</Loaded>
    </Page>
  );
}
