import { defineBlock } from '../layout/definition.ts';
import { collection } from '../layout/field.ts';
import { labels } from '../layout/label.ts';

/** The events of this month as a calendar sheet. Other months are on the page of the events. */
export const calendarBlock = defineBlock('calendar', {
  isStill: false,
  fields: { collectionId: collection(), collectionUrlId: collection() },
  panel: {
    title: { en: 'Calendar', de: 'Kalender', fr: 'Calendrier' },
    fields: {
      collectionId: {
        label: labels.page,
        hint: {
          en: 'A page of events. The block shows the present month.',
          de: 'Eine Seite mit Terminen. Der Block zeigt den laufenden Monat.',
          fr: 'Une page d’événements. Le bloc montre le mois en cours.',
        },
      },
      // Ids are set by the editor.
      collectionUrlId: null,
    },
  },
});
