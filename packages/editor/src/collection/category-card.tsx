import { contentLimits } from '@awning/site-model';
import { Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { usePrimaryLanguage, useShownLanguages } from '../app/session.ts';
import { itemNamesQuery } from '../item/queries.ts';
import { Card } from '../kit/card.tsx';
import { useTexts } from '../texts/texts.ts';
import { withCategoryName } from './category-names.ts';
import { collectionTexts } from './messages.ts';
import type { CollectionEditor } from './use-collection-editor.ts';

/** What the other languages call the categories of its posts. */
export function CategoryCard({ editor: { form, base } }: { readonly editor: CollectionEditor }) {
  const words = useTexts(collectionTexts);
  const primary = usePrimaryLanguage();
  const others = useShownLanguages().filter(({ code }) => code !== primary);
  const { data: used } = useQuery(itemNamesQuery(base.id));
  const { categoryNames } = form.values;
  const named = Object.values(categoryNames).flatMap((names) => Object.keys(names));
  const categories = [...new Set([...(used?.categories ?? []), ...named])].toSorted();
  if (others.length === 0 || categories.length === 0) return null;
  return (
    <Card title={words.categoryCard}>
      <Stack>
        <Text size="sm" c="var(--awning-quiet)">
          {words.categoryHint}
        </Text>
        {categories.map((category) =>
          others.map(({ code, name }) => (
            <TextInput
              key={`${category}/${code}`}
              label={words.categoryIn(category, name)}
              lang={code}
              maxLength={contentLimits.categoryLength}
              autoComplete="off"
              placeholder={category}
              value={categoryNames[code]?.[category] ?? ''}
              onChange={({ currentTarget: { value } }) =>
                form.setFieldValue('categoryNames', withCategoryName(categoryNames, { code, category, name: value }))
              }
            />
          )),
        )}
      </Stack>
    </Card>
  );
}
