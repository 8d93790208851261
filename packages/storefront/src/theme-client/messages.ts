import { type InLanguages, spokenLanguage } from '@awning/formats';
import { pageContext } from '../island/page-context.ts';

interface WidgetTexts {
  readonly close: string;
  readonly confirm: string;
  readonly next: string;
  readonly previous: string;
  readonly pictures: string;
  readonly from: (price: string) => string;
}

const messages: InLanguages<WidgetTexts> = {
  en: {
    close: 'Close',
    confirm: 'OK',
    next: 'Next picture',
    previous: 'Previous picture',
    pictures: 'Pictures',
    from: (price) => `from ${price}`,
  },
  de: {
    close: 'Schließen',
    confirm: 'OK',
    next: 'Nächstes Bild',
    previous: 'Vorheriges Bild',
    pictures: 'Bilder',
    from: (price) => `ab ${price}`,
  },
  fr: {
    close: 'Fermer',
    confirm: 'OK',
    next: 'Image suivante',
    previous: 'Image précédente',
    pictures: 'Images',
    from: (price) => `à partir de ${price}`,
  },
};

/** The texts of what the host draws for a theme, in the page's language. */
export function widgetTexts(): WidgetTexts {
  return messages[spokenLanguage(pageContext().language ?? 'en', 'en')];
}
