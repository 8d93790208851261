import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Card } from '../kit/card.tsx';
import { Icon } from '../kit/icon.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { Page } from '../kit/page.tsx';
import { Records } from '../kit/records.tsx';
import { useTexts } from '../texts/texts.ts';
import { AddLanguage } from './add-language.tsx';
import { LanguageLine } from './language-line.tsx';
import { languagesTexts } from './messages.ts';
import { moveBefore } from './order.ts';
import { type CountedLanguage, languagesQuery, translationsPath } from './queries.ts';
import { useLanguageChange } from './use-language-change.ts';

/** As many as the server takes. */
const mostLanguages = 20;

/** The languages of the website in the order in which visitors choose among them. */
export function LanguagesScreen() {
  const words = useTexts(languagesTexts);
  const [isAdding, setAdding] = useState(false);
  const settings = useQuery(languagesQuery);
  const languages = settings.data?.languages ?? [];
  const isFull = languages.length >= mostLanguages;
  return (
    <Page
      title={words.title}
      lead={words.lead}
      actions={
        <Group gap="sm">
          {languages.length > 1 && (
            <Button component={Link} to={translationsPath} variant="default">
              {words.toTranslations}
            </Button>
          )}
          <Button leftSection={<Icon name="plus" size={16} />} disabled={isFull} onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        </Group>
      }
    >
      {isFull && <Text c="var(--awning-quiet)">{words.tooMany}</Text>}
      <Card isFlush>
        <Loaded query={settings}>{(loaded) => <LanguageList {...loaded} />}</Loaded>
      </Card>
      <AddLanguage isOpen={isAdding} languages={languages} onClose={() => setAdding(false)} />
    </Page>
  );
}

interface LanguageListProps {
  readonly languages: readonly CountedLanguage[];
  /** False while documents are still being looked at. */
  readonly isComplete: boolean;
}

function LanguageList({ languages, isComplete }: LanguageListProps) {
  const words = useTexts(languagesTexts);
  const change = useLanguageChange();
  const [dragged, setDragged] = useState<string>();
  const move = (code: string, before: string | undefined) => {
    setDragged(undefined);
    if (moveBefore(languages, code, before).every((language, at) => language === languages[at])) return;
    change.mutate({ change: (newest) => moveBefore(newest, code, before), success: words.saved });
  };
  return (
    <Records label={words.list}>
      {languages.map((language, place) => (
        <LanguageLine
          key={language.code}
          language={language}
          languages={languages}
          isCounting={!isComplete}
          drag={{
            isDragged: dragged === language.code,
            isTarget: dragged !== undefined && dragged !== language.code && !language.isPrimary,
            onStart: () => setDragged(language.code),
            onEnd: () => setDragged(undefined),
            // Dragged downwards, it takes the place of the one that it is dropped on.
            onDrop: () => {
              if (dragged === undefined) return;
              const from = languages.findIndex(({ code }) => code === dragged);
              move(dragged, languages[from < place ? place + 1 : place]?.code);
            },
          }}
          onMove={(by) => move(language.code, languages[place + (by > 0 ? 2 : -1)]?.code)}
          isFirst={place <= 1}
          isLast={place === languages.length - 1}
        />
      ))}
    </Records>
  );
}
