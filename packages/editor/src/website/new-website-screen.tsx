import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../app/session.ts';
import { BackLink } from '../kit/back-link.tsx';
import { Icon } from '../kit/icon.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { Page } from '../kit/page.tsx';
import { shopQuery } from '../opening/queries.ts';
import { useTexts } from '../texts/texts.ts';
import { websiteTexts } from './messages.ts';
import { type AddedWebsite, NewWebsiteForm } from './new-website-form.tsx';

/** Adds a website to the installation, and then says how to get into it. */
export function NewWebsiteScreen() {
  const words = useTexts(websiteTexts);
  const shop = useQuery(shopQuery);
  const [added, setAdded] = useState<AddedWebsite>();
  return (
    <Page
      title={words.addWebsite}
      lead={words.addWebsiteLead}
      back={<BackLink to="/config/settings/addresses">{words.title}</BackLink>}
    >
      <Stack gap="lg" maw={720}>
        {added ? (
          <Added website={added} />
        ) : (
          <Loaded query={shop}>{(setUp) => <NewWebsiteForm setUp={setUp} onAdded={setAdded} />}</Loaded>
        )}
      </Stack>
    </Page>
  );
}

function Added({ website: { name, address } }: { readonly website: AddedWebsite }) {
  const words = useTexts(websiteTexts);
  const { member } = useSession();
  return (
    <Alert color="cloth" icon={<Icon name="check" />} title={words.isAdded(name)}>
      <Stack gap="sm">
        <Text>{words.isAddedText(member.email)}</Text>
        <Group>
          <Button component="a" href={`${address}/config`}>
            {words.goTo(name)}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
