import type { InLanguages } from '@awning/formats';
import { say } from './piece.ts';

/** What a new page can begin with: ready-made sections, from top to bottom. */
export interface StartLayout {
  readonly name: string;
  readonly title: InLanguages<string>;
  readonly sections: readonly string[];
}

export const startLayouts: readonly StartLayout[] = [
  {
    name: 'about',
    title: say('About us', 'Über uns', 'Qui sommes-nous'),
    sections: ['about-picture-left', 'about-numbers', 'people-three', 'voices-one', 'action-band'],
  },
  {
    name: 'landing',
    title: say('Offer', 'Angebot', 'Offre'),
    sections: [
      'opening-picture',
      'about-three-reasons',
      'voices-two',
      'prices-three',
      'questions-columns',
      'action-band',
    ],
  },
  {
    name: 'contact',
    title: say('Contact', 'Kontakt', 'Contact'),
    sections: ['contact-form', 'contact-hours'],
  },
  {
    name: 'prices',
    title: say('Prices', 'Preise', 'Tarifs'),
    sections: ['prices-list', 'prices-two', 'questions-beside'],
  },
  {
    name: 'questions',
    title: say('Questions and answers', 'Fragen und Antworten', 'Questions et réponses'),
    sections: ['questions-columns', 'action-line'],
  },
  {
    name: 'pictures',
    title: say('Pictures', 'Bilder', 'Images'),
    sections: ['pictures-wide', 'pictures-grid', 'action-line'],
  },
  {
    name: 'team',
    title: say('Team', 'Team', 'Équipe'),
    sections: ['people-portrait', 'people-three', 'action-line'],
  },
  {
    name: 'dates',
    title: say('Dates', 'Termine', 'Dates'),
    sections: ['contact-dates', 'contact-hours', 'action-newsletter'],
  },
];
