import { pageTitle } from '@awning/site-model';
import { Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { usePrimaryLanguage, useSession, useShownLanguages } from '../app/session.ts';
import { Card } from '../kit/card.tsx';
import { plainText } from '../kit/editing/plain-text.ts';
import { TextsField } from '../kit/fields/texts-field.tsx';
import { PicturePicker } from '../kit/pickers/picture-picker.tsx';
import style from '../kit/search/search-preview.module.css';
import { SearchPreview } from '../kit/search/search-preview.tsx';
import { useTexts } from '../texts/texts.ts';
import { productTexts } from './messages.ts';
import { loadPictures, pickable } from './pickable-pictures.ts';
import { picturesQuery, type StorePage } from './queries.ts';
import type { ProductEditor } from './use-product-editor.ts';

interface SearchCardProps {
  readonly form: ProductEditor['form'];
  readonly pages: readonly StorePage[];
}

type TextName = 'seoTitle' | 'seoDescription' | 'deliveryTime';

/** What search engines and social networks show of a product, in every language, with a preview in the first one. */
export function SearchCard({ form, pages }: SearchCardProps) {
  const words = useTexts(productTexts);
  return (
    <Card title={words.searchCard}>
      <Stack>
        <ProductTextsField form={form} name="seoTitle" label={words.searchTitle} maxLength={300} />
        <ProductTextsField form={form} name="seoDescription" label={words.searchDescription} maxLength={2000} isLong />
        <ProductPreview form={form} pages={pages} />
        <SharePicture form={form} pages={pages} />
      </Stack>
    </Card>
  );
}

interface ProductTextsFieldProps {
  readonly form: ProductEditor['form'];
  readonly name: TextName;
  readonly label: string;
  readonly maxLength: number;
  readonly isLong?: boolean;
}

/** One text of a product in every language of the website. */
export function ProductTextsField({ form, name, ...field }: ProductTextsFieldProps) {
  const languages = useShownLanguages();
  const { texts } = form.values;
  const value = Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) => (text[name] === undefined ? [] : [[language, text[name]]])),
  );
  return (
    <TextsField
      {...field}
      languages={languages}
      value={value}
      onChange={(next) => {
        const written = languages.flatMap(({ code }) => {
          const { [name]: _former, ...others } = texts[code] ?? {};
          const text = next[code];
          if (text === undefined) return texts[code] === undefined ? [] : [[code, others] as const];
          return [[code, { ...others, [name]: text }] as const];
        });
        form.setFieldValue('texts', { ...texts, ...Object.fromEntries(written) });
      }}
    />
  );
}

/** The picture that a chat or a social network shows with a link; without one, the first picture of the product. */
function SharePicture({ form, pages }: SearchCardProps) {
  const words = useTexts(productTexts);
  const { website } = useSession();
  const { seoTitle } = form.values.texts[usePrimaryLanguage()] ?? {};
  const names = useNames({ form, pages });
  const { shareImageId = null, imageIds } = form.values;
  const shownId = shareImageId ?? imageIds[0];
  const { data = [] } = useQuery({
    ...picturesQuery(shownId === undefined ? [] : [shownId]),
    placeholderData: keepPreviousData,
  });
  const shown = data.find(({ id }) => id === shownId);
  const error = form.errors['shareImageId'];
  return (
    <>
      <PicturePicker
        label={words.sharePicture}
        value={shareImageId !== null && shown ? [pickable(shown)] : []}
        onChange={([chosen]) => {
          form.clearFieldError('shareImageId');
          form.setFieldValue('shareImageId', chosen?.id ?? null);
        }}
        query={loadPictures}
        {...(typeof error === 'string' ? { error } : {})}
      />
      <Text size="sm" c="var(--awning-quiet)">
        {words.sharePictureHint}
      </Text>
      <figure className={style['preview']} aria-label={words.sharePreview}>
        <figcaption>{words.sharePreview}</figcaption>
        {shown && <img className={style['shared']} src={`${shown.url}?format=750w`} alt={shown.description} />}
        <Text fw={600}>{seoTitle || pageTitle(website.titlePatterns.item, { site: website.name, ...names })}</Text>
        <Text className={style['address'] ?? ''}>{window.location.host}</Text>
      </figure>
    </>
  );
}

/** What the product and its store page are called in the first language. */
function useNames({ form: { values }, pages }: SearchCardProps) {
  const page = pages.find(({ id }) => id === values.collectionId);
  return { item: values.texts[usePrimaryLanguage()]?.name ?? '', collection: page?.title ?? '' };
}

function ProductPreview({ form, pages }: SearchCardProps) {
  const { texts, slug, collectionId } = form.values;
  const { excerpt = '', body = '', seoTitle, seoDescription } = texts[usePrimaryLanguage()] ?? {};
  const page = pages.find(({ id }) => id === collectionId);
  return (
    <SearchPreview
      path={[page?.urlId ?? '', 'p', slug]}
      names={useNames({ form, pages })}
      title={seoTitle}
      description={seoDescription || plainText(excerpt || body)}
    />
  );
}
