import { defineBlock } from '../layout/definition.ts';
import { flag, html } from '../layout/field.ts';
import { labels } from '../layout/label.ts';

/** Parts that a visitor opens. Each heading of the text begins one. */
export const accordionBlock = defineBlock('accordion', {
  isStill: true,
  fields: { content: html('rich'), isFirstOpen: flag(), allowsSeveral: flag(true) },
  panel: {
    title: { en: 'Accordion', de: 'Akkordeon', fr: 'Accordéon' },
    fields: {
      content: {
        label: labels.text,
        hint: {
          en: 'Each heading begins a part that opens on its own.',
          de: 'Jede Überschrift beginnt einen eigenen Abschnitt zum Aufklappen.',
          fr: 'Chaque titre commence une partie à déplier.',
        },
      },
      isFirstOpen: {
        label: { en: 'First part is open', de: 'Erster Abschnitt ist offen', fr: 'Première partie ouverte' },
      },
      allowsSeveral: {
        label: {
          en: 'Several parts can be open',
          de: 'Mehrere Abschnitte können offen sein',
          fr: 'Plusieurs parties peuvent être ouvertes',
        },
      },
    },
  },
});
