import type { SlugReason } from '@awning/site-model';
import { defineTexts } from '../../texts/texts.ts';

/** What is wrong with an address, the same for everything that has one. */
export const slugFaults = defineTexts<Record<SlugReason, string>>({
  en: {
    'slug-empty': 'Please enter a URL slug.',
    'slug-too-long': 'A URL slug can have at most 200 characters.',
    'slug-characters': 'A URL slug can contain lower-case letters, digits and single hyphens between them.',
    'slug-reserved': 'This address is used by the site itself. Please choose another URL slug.',
    'slug-configuration': 'A URL slug cannot begin with "config", which is reserved for the back office.',
  },
  de: {
    'slug-empty': 'Geben Sie eine Adresse ein.',
    'slug-too-long': 'Eine Adresse hat höchstens 200 Zeichen.',
    'slug-characters': 'Eine Adresse besteht aus Kleinbuchstaben, Ziffern und einzelnen Bindestrichen dazwischen.',
    'slug-reserved': 'Diese Adresse benutzt die Website selbst. Wählen Sie eine andere.',
    'slug-configuration': 'Eine Adresse kann nicht mit „config“ beginnen, das gehört der Verwaltung.',
  },
  fr: {
    'slug-empty': 'Saisissez une adresse.',
    'slug-too-long': 'Une adresse a 200 caractères au plus.',
    'slug-characters': 'Une adresse contient des minuscules, des chiffres et des traits d’union simples entre eux.',
    'slug-reserved': 'Cette adresse est utilisée par le site lui-même. Choisissez-en une autre.',
    'slug-configuration': 'Une adresse ne peut pas commencer par « config », réservé à l’administration.',
  },
});
