import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../kit/loaded.tsx';
import { Page } from '../kit/page.tsx';
import { useTexts } from '../texts/texts.ts';
import { websiteTexts } from './messages.ts';
import { NamesCard } from './names-card.tsx';
import { namesQuery } from './queries.ts';
import { WebsitesCard } from './websites-card.tsx';

export function AddressesScreen() {
  const words = useTexts(websiteTexts);
  const names = useQuery(namesQuery);
  return (
    <Page title={words.title} lead={words.lead}>
      <Stack gap="lg" maw={760}>
        <Loaded query={names}>
          {(found) => (
            <>
              <NamesCard names={found} />
              <WebsitesCard names={found} />
            </>
          )}
        </Loaded>
      </Stack>
    </Page>
  );
}
