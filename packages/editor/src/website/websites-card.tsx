import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Card } from '../kit/card.tsx';
import { Icon } from '../kit/icon.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { More, Record, Records } from '../kit/records.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useTexts } from '../texts/texts.ts';
import { websiteTexts } from './messages.ts';
import { type Names, type Website, websitesQuery } from './queries.ts';

/** The websites of this installation that the person belongs to. */
export function WebsitesCard({ names }: { readonly names: Names }) {
  const words = useTexts(websiteTexts);
  const websites = useInfiniteQuery(websitesQuery);
  return (
    <Card title={words.yourWebsites}>
      <Loaded query={websites}>
        {({ pages }) => (
          <Stack>
            <Text c="var(--awning-quiet)">{words.signInThere}</Text>
            <Records label={words.yourWebsites}>
              {pages
                .flatMap((page) => page.websites)
                .map((website) => (
                  <Record key={website.id}>
                    <WebsiteLine website={website} />
                  </Record>
                ))}
            </Records>
            <More query={websites} />
            {pages[0]?.mayAdd && <Addition names={names} />}
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}

function WebsiteLine({ website: { name, address, isCurrent } }: { readonly website: Website }) {
  const words = useTexts(websiteTexts);
  return (
    <Group justify="space-between" gap="xs">
      <div>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <Text size="sm" c="var(--awning-quiet)" style={{ overflowWrap: 'anywhere' }}>
          {address}
        </Text>
      </div>
      {isCurrent ? (
        <StatusBadge tone="good">{words.thisOne}</StatusBadge>
      ) : (
        <Button component="a" href={`${address}/config`} size="xs" variant="default" aria-label={words.goTo(name)}>
          {words.go}
        </Button>
      )}
    </Group>
  );
}

/** With several websites, each is found by its name alone: the owner must have one, and use it. */
function Addition({ names: { hosts, address } }: { readonly names: Names }) {
  const words = useTexts(websiteTexts);
  if (hosts.length === 0) return <Text size="sm">{words.reasons.nameThisFirst}</Text>;
  if (!hosts.some(({ host }) => host === window.location.hostname)) {
    return (
      <Text size="sm">
        {words.reasons.comeByName} <Anchor href={`${address}/config/settings/addresses`}>{address}</Anchor>
      </Text>
    );
  }
  return (
    <Group>
      <Button
        component={Link}
        to="/config/settings/addresses/new"
        variant="default"
        leftSection={<Icon name="plus" size={16} />}
      >
        {words.addWebsite}
      </Button>
    </Group>
  );
}
