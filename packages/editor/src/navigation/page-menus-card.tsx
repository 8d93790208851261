import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call } from '../api/client.ts';
import { Card } from '../kit/card.tsx';
import { Icon } from '../kit/icon.tsx';
import { useChange } from '../kit/use-change.ts';
import { useTexts } from '../texts/texts.ts';
import { addToMenu } from './add-to-menu.ts';
import { navigationTexts } from './messages.ts';
import { homepageQuery, menusQuery, navigationKey } from './queries.ts';
import { usePageMenus } from './use-page-menus.ts';

interface PageMenusCardProps {
  readonly pageId: string;
  /** Only a page that visitors see can be the home page. */
  readonly isShown: boolean;
}

/** In which menus a page stands, and whether it is the home page. */
export function PageMenusCard({ pageId, isShown }: PageMenusCardProps) {
  const words = useTexts(navigationTexts);
  const menusOf = usePageMenus();
  const [main] = useQuery(menusQuery).data?.menus ?? [];
  const homepage = useQuery(homepageQuery).data;
  const makeHomepage = useChange({
    change: () => call('PUT /api/website/homepage', { body: { pageId } }),
    stale: [],
    success: words.homepageChanged,
  });
  const add = useChange({ change: (area: string) => addToMenu(area, pageId), stale: navigationKey });
  const titles = menusOf?.(pageId);
  return (
    <Card title={words.inMenus}>
      <Stack gap="sm" align="flex-start">
        {titles && <Text size="sm">{titles.length === 0 ? words.notLinked : titles.join(', ')}</Text>}
        {titles?.length === 0 && main && (
          <Button
            variant="default"
            size="sm"
            leftSection={<Icon name="plus" size={16} />}
            loading={add.isPending}
            onClick={() => add.mutate(main.shows)}
          >
            {words.addTo(main.title)}
          </Button>
        )}
        <Anchor component={Link} to="/config/navigation" size="sm">
          {words.toMenus}
        </Anchor>
        {homepage?.pageId === pageId && <Text size="sm">{words.isHomepage}</Text>}
        {homepage && homepage.pageId !== pageId && isShown && (
          <Button
            variant="default"
            size="sm"
            leftSection={<Icon name="home" size={16} />}
            loading={makeHomepage.isPending}
            onClick={() => makeHomepage.mutate(undefined)}
          >
            {words.makeHomepage}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
