import { Alert, Anchor, Group, List, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BackLink } from '../kit/back-link.tsx';
import { Card } from '../kit/card.tsx';
import { Icon } from '../kit/icon.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { Page } from '../kit/page.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useTexts } from '../texts/texts.ts';
import { checklistTexts } from './checklist-messages.ts';
import { LegalForm } from './legal-form.tsx';
import { legalTexts } from './legal-messages.ts';
import { type LegalPages, legalPagesQuery } from './queries.ts';

/** What the legal pages need to know, entered once for all of them. */
export function LegalScreen() {
  const words = useTexts(legalTexts);
  const checklist = useTexts(checklistTexts);
  const legal = useQuery(legalPagesQuery);
  return (
    <Page title={words.title} lead={words.lead} back={<BackLink to="/config">{checklist.title}</BackLink>}>
      <Stack gap="lg" maw={720}>
        <Loaded query={legal}>
          {(found) =>
            found.pages.length === 0 ? (
              <Text>{words.none}</Text>
            ) : (
              <>
                <PageList pages={found.pages} />
                <LegalForm legal={found} />
              </>
            )
          }
        </Loaded>
      </Stack>
    </Page>
  );
}

function PageList({ pages }: Pick<LegalPages, 'pages'>) {
  const words = useTexts(legalTexts);
  return (
    <Card title={words.pages}>
      <Stack>
        <List listStyleType="none" spacing="xs">
          {pages.map(({ id, title, isPublished }) => (
            <List.Item key={id}>
              <Group gap="sm">
                <Anchor component={Link} to={`/config/pages/${id}`}>
                  {title}
                </Anchor>
                <StatusBadge tone={isPublished ? 'good' : 'quiet'}>
                  {isPublished ? words.published : words.draft}
                </StatusBadge>
              </Group>
            </List.Item>
          ))}
        </List>
        <Alert color="sun" icon={<Icon name="warning" />}>
          {words.notAdvice}
        </Alert>
      </Stack>
    </Card>
  );
}
