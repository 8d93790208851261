import { Alert, List, SimpleGrid, Text } from '@mantine/core';
import { useShownLanguages } from '../app/session.ts';
import { Icon } from '../kit/icon.tsx';
import { useTexts } from '../texts/texts.ts';
import { pageTexts } from './messages.ts';
import type { PageGaps } from './page-gaps.ts';

/** Beside the text: what visitors must not read. */
export function GapsNotice({ gaps }: { readonly gaps: readonly PageGaps[] }) {
  const words = useTexts(pageTexts);
  const languages = useShownLanguages();
  if (gaps.length === 0) return null;
  return (
    <Alert color="sun" icon={<Icon name="warning" />} title={words.gaps}>
      <Text size="sm" mb="xs">
        {words.gapsHint}
      </Text>
      <SimpleGrid cols={{ base: 1, md: Math.min(gaps.length, 3) }} verticalSpacing="xs">
        {gaps.map(({ code, name, gaps: found }) => (
          <div key={code}>
            {languages.length > 1 && (
              <Text size="sm" fw={600}>
                {name}
              </Text>
            )}
            <List size="sm" lang={code} style={{ overflowWrap: 'anywhere' }}>
              {found.map((gap) => (
                <List.Item key={gap}>{gap}</List.Item>
              ))}
            </List>
          </div>
        ))}
      </SimpleGrid>
    </Alert>
  );
}
