import { Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan, useSession, useShownLanguages } from '../app/session.ts';
import { productsOfIdsQuery } from '../catalogue/queries.ts';
import { Card } from '../kit/card.tsx';
import { TextsField } from '../kit/fields/texts-field.tsx';
import { PickedList } from '../kit/pickers/picked-list.tsx';
import { PickerDialog } from '../kit/pickers/picker-dialog.tsx';
import { type PickableProduct, ProductPicker } from '../kit/pickers/product-picker.tsx';
import { useTexts } from '../texts/texts.ts';
import { memberAreaTexts } from './messages.ts';
import { loadCollections, loadPages, type NamedPage, usePagesById } from './queries.ts';
import type { MemberAreaEditor } from './use-member-area-editor.ts';

interface FormProps {
  readonly editor: MemberAreaEditor;
}

export function MemberAreaForm({ editor }: FormProps) {
  return (
    <>
      <TextsCard editor={editor} />
      <PagesCard editor={editor} />
      <ProductsCard editor={editor} />
    </>
  );
}

function TextsCard({ editor: { form } }: FormProps) {
  const words = useTexts(memberAreaTexts);
  const languages = useShownLanguages();
  const { texts } = form.values;
  const only = (field: 'name' | 'description') =>
    Object.fromEntries(Object.entries(texts).map(([code, text]) => [code, text[field]]));
  const change = (field: 'name' | 'description') => (changed: Readonly<Record<string, string>>) => {
    const codes = [...new Set([...Object.keys(texts), ...Object.keys(changed)])];
    const before = (code: string) => texts[code] ?? { name: '', description: '' };
    form.setFieldValue(
      'texts',
      Object.fromEntries(codes.map((code) => [code, { ...before(code), [field]: changed[code] ?? '' }])),
    );
  };
  const errors = Object.fromEntries(
    languages.flatMap(({ code }) => {
      const fault = form.errors[`texts.${code}.name`];
      return typeof fault === 'string' ? [[code, fault]] : [];
    }),
  );
  return (
    <Card title={words.textsTitle}>
      <Stack>
        <TextsField
          label={words.name}
          languages={languages}
          value={only('name')}
          onChange={change('name')}
          isRequired
          maxLength={100}
          errors={errors}
        />
        <TextsField
          label={words.description}
          languages={languages}
          value={only('description')}
          onChange={change('description')}
          isLong
          maxLength={2000}
        />
        <Text size="sm" c="var(--awning-quiet)">
          {words.descriptionHint}
        </Text>
      </Stack>
    </Card>
  );
}

const MAX_PAGES = 200;

function PagesCard({ editor }: FormProps) {
  const words = useTexts(memberAreaTexts);
  const can = useCan();
  return (
    <Card title={words.pagesTitle}>
      {can('pages.edit') ? (
        <ChosenPages editor={editor} />
      ) : (
        <Text size="sm">{words.pagesOfOthers(editor.form.values.pageIds.length)}</Text>
      )}
    </Card>
  );
}

function ChosenPages({ editor: { form } }: FormProps) {
  const words = useTexts(memberAreaTexts);
  const { pageIds } = form.values;
  const chosen = usePagesById(pageIds);
  const change = (ids: readonly string[]) => form.setFieldValue('pageIds', [...new Set(ids)].slice(0, MAX_PAGES));
  const fault = form.errors['pageIds'];
  const shared = { chosen, onChange: change, ids: pageIds };
  return (
    <Stack>
      <Text size="sm" c="var(--awning-quiet)">
        {words.pagesHint}
      </Text>
      <PagesField
        {...shared}
        kind="page"
        label={words.pages}
        action={words.addPages}
        empty={words.noPages}
        load={loadPages}
        error={typeof fault === 'string' ? fault : undefined}
      />
      <PagesField
        {...shared}
        kind="collection"
        label={words.collections}
        action={words.addCollections}
        empty={words.noCollections}
        load={loadCollections}
        error={undefined}
      />
    </Stack>
  );
}

interface PagesFieldProps {
  readonly kind: NamedPage['kind'];
  readonly ids: readonly string[];
  readonly chosen: readonly NamedPage[];
  readonly onChange: (ids: readonly string[]) => void;
  readonly label: string;
  readonly action: string;
  readonly empty: string;
  readonly load: typeof loadPages | typeof loadCollections;
  readonly error: string | undefined;
}

function PagesField({ kind, ids, chosen, onChange, label, action, empty, load, error }: PagesFieldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PickedList<NamedPage>
        label={label}
        rows={chosen.filter((page) => page.kind === kind)}
        nameOf={titleOf}
        draw={titleOf}
        onRemove={(row) => onChange(ids.filter((id) => id !== row.id))}
        onChoose={() => setOpen(true)}
        action={action}
        error={error}
      />
      <PickerDialog<NamedPage>
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={action}
        queryKey={[kind === 'page' ? 'pages' : 'collections']}
        query={load}
        chosen={ids}
        isMultiple
        onPick={(rows) => {
          onChange([...ids, ...rows.map(({ id }) => id)]);
          setOpen(false);
        }}
        nameOf={titleOf}
        draw={titleOf}
        layout="lines"
        empty={{ title: empty, text: '' }}
      />
    </>
  );
}

function titleOf({ title }: NamedPage): string {
  return title;
}

const MAX_PRODUCTS = 10;

function ProductsCard({ editor: { form } }: FormProps) {
  const words = useTexts(memberAreaTexts);
  const { currency } = useSession().website;
  const { productIds } = form.values;
  const { data, isPlaceholderData } = useQuery({
    ...productsOfIdsQuery(productIds),
    placeholderData: keepPreviousData,
  });
  const absent = (id: string): PickableProduct => ({
    id,
    title: data && !isPlaceholderData ? words.productGone : '…',
    facts: { imageUrl: null, lowestPrice: null },
  });
  const fault = form.errors['productIds'];
  return (
    <Card title={words.productsTitle}>
      <Stack>
        <Text size="sm" c="var(--awning-quiet)">
          {words.productsHint}
        </Text>
        <ProductPicker
          label={words.products}
          value={productIds.map((id) => data?.find((product) => product.id === id) ?? absent(id))}
          currency={currency}
          onChange={(chosen) => {
            const wanted = new Set(chosen.map(({ id }) => id));
            form.setFieldValue('productIds', [...wanted].slice(0, MAX_PRODUCTS));
          }}
          {...(typeof fault === 'string' ? { error: fault } : {})}
        />
      </Stack>
    </Card>
  );
}
