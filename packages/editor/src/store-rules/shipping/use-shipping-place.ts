import { useSession } from '../../app/session.ts';
import { useFormat } from '../../texts/format.ts';
import { useLanguage, useTexts } from '../../texts/texts.ts';
import { placeTexts } from '../place/messages.ts';
import { shippingTexts } from './messages.ts';

/** What texts about shipping are made with. */
export function useShippingPlace() {
  const { website } = useSession();
  return {
    words: useTexts(shippingTexts),
    placeWords: useTexts(placeTexts),
    format: useFormat(),
    language: useLanguage(),
    currency: website.currency,
    primary: website.languages[0]?.code ?? 'en',
  };
}

export type ShippingPlace = ReturnType<typeof useShippingPlace>;
