import { pageTitle } from '@awning/site-model';
import { Text } from '@mantine/core';
import { useSession } from '../../app/session.ts';
import { useTexts } from '../../texts/texts.ts';
import { searchTexts } from './messages.ts';
import style from './search-preview.module.css';

interface SearchPreviewProps {
  /** The parts of the address, without slashes. */
  readonly path: readonly string[];
  /** What it is called where no title was written for search engines. */
  readonly names: { readonly collection: string; readonly item?: string };
  readonly title: string | undefined;
  readonly description: string | undefined;
}

const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 160;

export function SearchPreview({ path, names, title, description = '' }: SearchPreviewProps) {
  const words = useTexts(searchTexts);
  const { website } = useSession();
  const { collection, item } = website.titlePatterns;
  const pattern = names.item === undefined ? collection : item;
  return (
    <figure className={style['preview']} aria-label={words.searchPreview}>
      <figcaption>{words.searchPreview}</figcaption>
      <Text className={style['address'] ?? ''}>{[window.location.host, ...path].join(' › ')}</Text>
      <Text className={style['title'] ?? ''}>
        {cut(title?.trim() || pageTitle(pattern, { site: website.name, ...names }), TITLE_LENGTH)}
      </Text>
      <Text size="sm">{cut(description, DESCRIPTION_LENGTH)}</Text>
    </figure>
  );
}

/** As search engines do: at a word, with three dots. */
function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length).replace(/\s+\S*$/, '')} …`;
}
