import { defineBlock } from '../layout/definition.ts';
import { choice, collection, number } from '../layout/field.ts';
import { labels } from '../layout/label.ts';

/** The months in which a blog has posts, each a link to them. */
export const archiveBlock = defineBlock('archive', {
  isStill: false,
  fields: {
    collectionId: collection(),
    collectionUrlId: collection(),
    design: choice(['years', 'list'], 'years'),
    limit: number({ minimum: 1, maximum: 240, start: 60 }),
  },
  panel: {
    title: { en: 'Archive by month', de: 'Archiv nach Monaten', fr: 'Archives par mois' },
    fields: {
      collectionId: {
        label: labels.page,
        hint: {
          en: 'A blog: a page that shows the newest first.',
          de: 'Ein Blog: eine Seite, die das Neueste zuerst zeigt.',
          fr: 'Un blog : une page qui montre d’abord le plus récent.',
        },
      },
      // Ids are set by the editor.
      collectionUrlId: null,
      design: {
        label: { en: 'Design', de: 'Darstellung', fr: 'Présentation' },
        choices: {
          years: { en: 'Years to open', de: 'Jahre zum Aufklappen', fr: 'Années à déplier' },
          list: { en: 'List of months', de: 'Liste der Monate', fr: 'Liste des mois' },
        },
      },
      limit: { label: { en: 'Months at most', de: 'Monate höchstens', fr: 'Mois au plus' } },
    },
  },
});
