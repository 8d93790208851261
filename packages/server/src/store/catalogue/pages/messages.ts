import type { InLanguages } from '@awning/formats';

interface Note {
  /** Of what is not shipped. */
  readonly alone: string;
  /** `shipping` follows it. */
  readonly withShipping: string;
}

interface NoteTexts {
  readonly vat: Readonly<Record<'included' | 'added' | 'none', Note>>;
  readonly tax: Readonly<Record<'included' | 'added' | 'none', Note>>;
  readonly shipping: string;
  /** Before a note about all prices of a list. */
  readonly allPrices: string;
}

export const noteMessages: InLanguages<NoteTexts> = {
  en: {
    vat: {
      included: { alone: 'incl. VAT', withShipping: 'incl. VAT, plus' },
      added: { alone: 'plus VAT', withShipping: 'plus VAT and' },
      none: { alone: '', withShipping: 'plus' },
    },
    tax: {
      included: { alone: 'incl. tax', withShipping: 'incl. tax, plus' },
      added: { alone: 'plus tax', withShipping: 'plus tax and' },
      none: { alone: '', withShipping: 'plus' },
    },
    shipping: 'shipping',
    allPrices: 'All prices',
  },
  de: {
    vat: {
      included: { alone: 'inkl. MwSt.', withShipping: 'inkl. MwSt., zzgl.' },
      added: { alone: 'zzgl. MwSt.', withShipping: 'zzgl. MwSt. und' },
      none: { alone: '', withShipping: 'zzgl.' },
    },
    tax: {
      included: { alone: 'inkl. Steuern', withShipping: 'inkl. Steuern, zzgl.' },
      added: { alone: 'zzgl. Steuern', withShipping: 'zzgl. Steuern und' },
      none: { alone: '', withShipping: 'zzgl.' },
    },
    shipping: 'Versand',
    allPrices: 'Alle Preise',
  },
  fr: {
    vat: {
      included: { alone: 'TTC', withShipping: 'TTC, hors' },
      added: { alone: 'HT', withShipping: 'HT, hors' },
      none: { alone: '', withShipping: 'hors' },
    },
    tax: {
      included: { alone: 'taxes comprises', withShipping: 'taxes comprises, hors' },
      added: { alone: 'hors taxes', withShipping: 'hors taxes et hors' },
      none: { alone: '', withShipping: 'hors' },
    },
    shipping: 'livraison',
    allPrices: 'Tous les prix',
  },
};
