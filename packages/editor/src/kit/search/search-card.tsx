import { Stack } from '@mantine/core';
import { usePrimaryLanguage, useShownLanguages } from '../../app/session.ts';
import { useTexts } from '../../texts/texts.ts';
import { Card } from '../card.tsx';
import { TextsField } from '../fields/texts-field.tsx';
import { searchTexts } from './messages.ts';
import { SearchPreview } from './search-preview.tsx';

type ByLanguage = Readonly<Record<string, string>>;

interface Searched {
  readonly titles: ByLanguage;
  readonly slug: string;
  readonly seoTitles: ByLanguage;
  readonly seoDescriptions: ByLanguage;
}

interface SearchCardProps {
  readonly values: Searched;
  readonly onChange: (name: 'seoTitles' | 'seoDescriptions', value: ByLanguage) => void;
}

/** What search engines show of a page, in every language, with a preview in the first one. */
export function SearchCard({ values, onChange }: SearchCardProps) {
  const words = useTexts(searchTexts);
  const languages = useShownLanguages();
  const primary = usePrimaryLanguage();
  const { titles, slug, seoTitles, seoDescriptions } = values;
  return (
    <Card title={words.searchCard}>
      <Stack>
        <TextsField
          label={words.searchTitle}
          languages={languages}
          maxLength={300}
          value={seoTitles}
          onChange={(value) => onChange('seoTitles', value)}
        />
        <TextsField
          label={words.searchDescription}
          isLong
          languages={languages}
          maxLength={2000}
          value={seoDescriptions}
          onChange={(value) => onChange('seoDescriptions', value)}
        />
        <SearchPreview
          path={[slug]}
          names={{ collection: titles[primary] ?? '' }}
          title={seoTitles[primary]}
          description={seoDescriptions[primary]}
        />
      </Stack>
    </Card>
  );
}
