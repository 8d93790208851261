import type { Block } from '@awning/site-model';
import { asText, descend } from '@awning/template-engine';
import { addressIn } from '../../../platform/website/index.ts';
import type { BlockContext } from '../page-model/builder.ts';

/** The form of a search block: it leads to the search page in the visitor's language. */
export function searchForm({ base, request }: BlockContext, { props }: Block): Readonly<Record<string, unknown>> {
  const word = (name: string) => asText(descend(base, ['localizedStrings', name]));
  return {
    action: addressIn(request.website, request.language, '/search'),
    inputId: `field-search-${props.id}`,
    words: { label: word('searchLabel'), button: word('searchButton') },
  };
}
