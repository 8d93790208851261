import { Alert, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../kit/card.tsx';
import { Icon } from '../kit/icon.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { Page } from '../kit/page.tsx';
import { Record, Records } from '../kit/records.tsx';
import { useTexts } from '../texts/texts.ts';
import { themeTexts } from './messages.ts';
import { themesQuery } from './queries.ts';
import { ThemeLine } from './theme-line.tsx';
import { UploadCard } from './upload-card.tsx';

/** The themes that the website can choose, and a way to bring another one. */
export function ThemeScreen() {
  const words = useTexts(themeTexts);
  const themes = useQuery(themesQuery);
  return (
    <Page title={words.title} lead={words.lead}>
      <Stack gap="lg" maw={760}>
        <Loaded query={themes}>
          {(found) => (
            <>
              {found.isMissing && (
                <Alert color="red" icon={<Icon name="warning" />} title={words.missing(found.chosen)}>
                  {words.missingText}
                </Alert>
              )}
              <Card title={words.themes}>
                <Records label={words.themes}>
                  {found.themes.map((theme) => (
                    <Record key={theme.name}>
                      <ThemeLine theme={theme} isChosen={theme.name === found.chosen} />
                    </Record>
                  ))}
                </Records>
              </Card>
              <UploadCard />
            </>
          )}
        </Loaded>
      </Stack>
    </Page>
  );
}
