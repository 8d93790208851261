import { NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { useCan } from '../app/session.ts';
import { Card } from '../kit/card.tsx';
import { AddressField } from '../kit/fields/address-field.tsx';
import { Beside, BesideChoice, useBesideLanguage } from '../kit/fields/beside.tsx';
import { DecimalField } from '../kit/fields/decimal-field.tsx';
import { slugOf } from '../kit/fields/slug.ts';
import { kitTexts } from '../kit/messages.ts';
import { SearchCard } from '../kit/search/search-card.tsx';
import { useTexts } from '../texts/texts.ts';
import { CategoryCard } from './category-card.tsx';
import { madeKinds, orderingOf } from './edited-collection.ts';
import { kindName } from './kind-name.ts';
import { collectionTexts } from './messages.ts';
import { NamesCard } from './names/names-card.tsx';
import type { CollectionEditor } from './use-collection-editor.ts';

export function CollectionForm({ editor }: { readonly editor: CollectionEditor }) {
  const can = useCan();
  return (
    <>
      <BasicsCard editor={editor} />
      <ListCard editor={editor} />
      {editor.base.id !== '' && can('items.edit') && <NamesCard collectionId={editor.base.id} />}
      <CategoryCard editor={editor} />
      <SearchCard values={editor.form.values} onChange={editor.form.setFieldValue} />
    </>
  );
}

function BasicsCard({ editor: { form, base } }: { readonly editor: CollectionEditor }) {
  const words = useTexts(collectionTexts);
  const kit = useTexts(kitTexts);
  const beside = useBesideLanguage();
  const isNew = base.id === '';
  // Until the address is typed by hand, it follows the title of a new page.
  const isAddressTyped = useRef(!isNew);
  const { titles, descriptions, slug } = form.values;
  const hasMoved = !isNew && slug !== base.body.slug;
  const hint = words.addressHint(`/${slug}`);
  return (
    <Card title={words.basics} action={<BesideChoice beside={beside} />}>
      <Stack>
        <Beside beside={beside} label={words.name}>
          {(code, label) => (
            <TextInput
              {...form.getInputProps(`titles.${code}`)}
              label={label}
              lang={code}
              required={code === beside.primary}
              maxLength={300}
              autoComplete="off"
              value={titles[code] ?? ''}
              onChange={({ currentTarget: { value } }) => {
                form.clearFieldError(`titles.${code}`);
                form.setFieldValue('titles', { ...titles, [code]: value });
                if (code === beside.primary && !isAddressTyped.current) {
                  form.setFieldValue('slug', slugOf(value, 'page', code));
                }
              }}
            />
          )}
        </Beside>
        <Beside beside={beside} label={words.description}>
          {(code, label) => (
            <Textarea
              label={label}
              lang={code}
              maxLength={2000}
              autosize
              minRows={2}
              value={descriptions[code] ?? ''}
              onChange={({ currentTarget: { value } }) =>
                form.setFieldValue('descriptions', { ...descriptions, [code]: value })
              }
            />
          )}
        </Beside>
        {beside.language && (
          <Text size="sm" c="var(--awning-quiet)">
            {kit.besideHint}
          </Text>
        )}
        <AddressField
          label={words.address}
          hint={hasMoved ? `${hint}. ${words.oldAddressHint}` : hint}
          input={form.getInputProps('slug')}
          onType={(typed) => {
            isAddressTyped.current = true;
            form.setFieldValue('slug', typed);
            form.clearFieldError('slug');
          }}
        />
      </Stack>
    </Card>
  );
}

/** What it lists, and how. */
function ListCard({ editor: { form, base } }: { readonly editor: CollectionEditor }) {
  const words = useTexts(collectionTexts);
  const { typeName, ordering } = form.values;
  const kinds = [...new Set([...madeKinds, base.body.typeName])];
  return (
    <Card title={words.listCard}>
      <Stack>
        <NativeSelect
          label={words.kind}
          description={words.kindHint}
          data={kinds.map((kind) => ({ value: kind, label: kindName(kind, words) }))}
          value={typeName}
          onChange={({ currentTarget: { value } }) => {
            form.setFieldValue('typeName', value);
            form.setFieldValue('ordering', orderingOf(value));
          }}
        />
        <NativeSelect
          label={words.ordering}
          {...form.getInputProps('ordering')}
          // Albums belong to kinds that a theme brings along.
          data={([1, 2, 3, 4] as const)
            .filter((value) => value < 4 || value === base.body.ordering)
            .map((value) => ({ value: String(value), label: words.orderings[value] }))}
          value={String(ordering)}
          onChange={({ currentTarget: { value } }) => {
            form.setFieldValue('ordering', Number(value) as typeof ordering);
            form.clearFieldError('ordering');
          }}
        />
        <DecimalField
          label={words.pageSize}
          required
          places={0}
          {...form.getInputProps('pageSize')}
          value={form.values.pageSize}
        />
      </Stack>
    </Card>
  );
}
