import { Stack, Text } from '@mantine/core';
import { useSession } from '../app/session.ts';
import { Card } from '../kit/card.tsx';
import { TextsField } from '../kit/fields/texts-field.tsx';
import { useTexts } from '../texts/texts.ts';
import { productTexts } from './messages.ts';
import type { StorePage } from './queries.ts';
import style from './search-card.module.css';
import { type ProductEditor, usePrimaryLanguage } from './use-product-editor.ts';

interface SearchCardProps {
  readonly form: ProductEditor['form'];
  readonly pages: readonly StorePage[];
}

type TextName = 'seoTitle' | 'seoDescription' | 'deliveryTime';

/** What search engines show of a product, in every language, with a preview in the first one. */
export function SearchCard({ form, pages }: SearchCardProps) {
  const words = useTexts(productTexts);
  return (
    <Card title={words.searchCard}>
      <Stack>
        <ProductTextsField form={form} name="seoTitle" label={words.searchTitle} maxLength={300} />
        <ProductTextsField form={form} name="seoDescription" label={words.searchDescription} maxLength={2000} isLong />
        <SearchPreview form={form} pages={pages} />
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
  const { languages } = useSession().website;
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

const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 160;

function SearchPreview({ form, pages }: SearchCardProps) {
  const words = useTexts(productTexts);
  const { website } = useSession();
  const language = usePrimaryLanguage();
  const { texts, slug, collectionId } = form.values;
  const { name = '', excerpt = '', body = '', seoTitle, seoDescription } = texts[language] ?? {};
  const page = pages.find(({ id }) => id === collectionId);
  return (
    <figure className={style['preview']} aria-label={words.searchPreview}>
      <figcaption>{words.searchPreview}</figcaption>
      <Text className={style['address'] ?? ''}>{`${window.location.host} › ${page?.urlId ?? ''} › p › ${slug}`}</Text>
      <Text className={style['title'] ?? ''}>{cut(seoTitle || `${name} — ${website.name}`, TITLE_LENGTH)}</Text>
      <Text size="sm">{cut(seoDescription || plainText(excerpt || body), DESCRIPTION_LENGTH)}</Text>
    </figure>
  );
}

/** As search engines do: at a word, with three dots. */
function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length).replace(/\s+\S*$/, '')} …`;
}

function plainText(html: string): string {
  return (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim();
}
