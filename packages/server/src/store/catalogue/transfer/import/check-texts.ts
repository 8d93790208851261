import type { InLanguages } from '@awning/formats';
import { contentLimitMessages, slugMessages } from '@awning/site-model';
import { Id } from '../../../../platform/id.ts';
import { Moment } from '../../../../platform/moment.ts';
import { Amount } from '../../../amount/index.ts';

const { tagLength, categoryLength, tagExists } = contentLimitMessages;

const english = {
  ...slugMessages,
  tagLength,
  categoryLength,
  tagExists,
  amount: String(Amount['errorMessage']),
  moment: String(Moment['errorMessage']),
  id: String(Id['errorMessage']),
};

/** Faults of a product whose English texts belong to lower floors. */
export const checkTexts: InLanguages<typeof english> = {
  en: english,
  de: {
    'slug-empty': 'Geben Sie eine Adresse ein.',
    'slug-too-long': (limit) => `Eine Adresse hat höchstens ${limit} Zeichen.`,
    'slug-characters': 'Eine Adresse besteht aus Kleinbuchstaben, Ziffern und einzelnen Bindestrichen dazwischen.',
    'slug-reserved': (slug) => `„${slug}“ benutzt die Website selbst. Wählen Sie eine andere Adresse.`,
    'slug-configuration': 'Eine Adresse kann nicht mit „config“ beginnen, das gehört der Verwaltung.',
    tagLength: (limit) => `Ein Schlagwort hat höchstens ${limit} Zeichen.`,
    categoryLength: (limit) => `Eine Kategorie hat höchstens ${limit} Zeichen.`,
    tagExists: (tagType) => (tagType === 'tag' ? 'Dieses Schlagwort gibt es schon.' : 'Diese Kategorie gibt es schon.'),
    amount: 'Geben Sie eine Zahl wie 12,50 ein.',
    moment: 'Geben Sie einen Zeitpunkt wie 2026-11-15T09:00Z ein.',
    id: 'Das gibt es nicht.',
  },
  fr: {
    'slug-empty': 'Saisissez une adresse.',
    'slug-too-long': (limit) => `Une adresse a ${limit} caractères au plus.`,
    'slug-characters': 'Une adresse contient des minuscules, des chiffres et des traits d’union simples entre eux.',
    'slug-reserved': (slug) => `« ${slug} » est utilisé par le site lui-même. Choisissez une autre adresse.`,
    'slug-configuration': 'Une adresse ne peut pas commencer par « config », réservé à l’administration.',
    tagLength: (limit) => `Un mot-clé a ${limit} caractères au plus.`,
    categoryLength: (limit) => `Une catégorie a ${limit} caractères au plus.`,
    tagExists: (tagType) => (tagType === 'tag' ? 'Ce mot-clé existe déjà.' : 'Cette catégorie existe déjà.'),
    amount: 'Saisissez un nombre comme 12,50.',
    moment: 'Saisissez un moment comme 2026-11-15T09:00Z.',
    id: 'Cela n’existe pas.',
  },
};
