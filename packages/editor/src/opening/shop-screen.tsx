import { Anchor, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Loaded } from '../kit/loaded.tsx';
import { Page } from '../kit/page.tsx';
import { useTexts } from '../texts/texts.ts';
import { DoorCard } from './door-card.tsx';
import { openingTexts } from './messages.ts';
import { shopQuery } from './queries.ts';
import { ShopForm } from './shop-form.tsx';

/** Who runs the shop and where; for a new one also whether it begins with the sample or empty. */
export function ShopScreen() {
  const words = useTexts(openingTexts);
  const shop = useQuery(shopQuery);
  const isNew = shop.data?.hasSample ?? false;
  return (
    <Page
      title={words.title}
      lead={isNew ? words.newLead : words.lead}
      actions={
        isNew && (
          <Anchor component={Link} to="/config">
            {words.skip}
          </Anchor>
        )
      }
    >
      <Stack gap="lg" maw={720}>
        <Loaded query={shop}>
          {(found) => (
            <>
              <ShopForm setUp={found} />
              <DoorCard isClosed={found.isClosed} hasVisitorPassword={found.hasVisitorPassword} />
            </>
          )}
        </Loaded>
      </Stack>
    </Page>
  );
}
