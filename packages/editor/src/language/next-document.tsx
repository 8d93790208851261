import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call } from '../api/client.ts';
import { useTexts } from '../texts/texts.ts';
import type { TranslationPlace } from './open-translation.ts';
import { languagesKey, translationAddress } from './queries.ts';
import { translationTexts } from './translation-messages.ts';

/** To the next document of the list that led here. */
export function NextDocument({ place }: { readonly place: TranslationPlace }) {
  const words = useTexts(translationTexts);
  const { language, state, kind, id } = place;
  const { data } = useQuery({
    queryKey: [...languagesKey, 'list', 'after', language, state, kind, id],
    queryFn: () => call('GET /api/multilingual/translations', { query: { language, state, after: `${kind}/${id}` } }),
  });
  const next = data?.rows[0];
  if (!next) return null;
  return (
    <Button component={Link} to={translationAddress(place, next)} variant="default">
      {words.nextDocument}
    </Button>
  );
}
