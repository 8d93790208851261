import { about } from './catalogue/about.ts';
import { action } from './catalogue/action.ts';
import { contact } from './catalogue/contact.ts';
import { opening } from './catalogue/opening.ts';
import { people } from './catalogue/people.ts';
import { pictures } from './catalogue/pictures.ts';
import { prices } from './catalogue/prices.ts';
import { products } from './catalogue/products.ts';
import { questions } from './catalogue/questions.ts';
import { voices } from './catalogue/voices.ts';
import type { Section } from './section.ts';

/** All ready-made sections, in the order in which they are shown. */
export const sections: readonly Section[] = [
  ...opening,
  ...about,
  ...products,
  ...prices,
  ...voices,
  ...people,
  ...pictures,
  ...questions,
  ...contact,
  ...action,
];
