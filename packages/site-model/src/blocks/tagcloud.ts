import { defineBlock } from '../layout/definition.ts';
import { choice, collection, flag, number } from '../layout/field.ts';
import { labels } from '../layout/label.ts';

/** The tags or categories of a list, each a link to what has it. */
export const tagcloudBlock = defineBlock('tagcloud', {
  isStill: false,
  fields: {
    collectionId: collection(),
    collectionUrlId: collection(),
    names: choice(['tags', 'categories'], 'tags'),
    design: choice(['cloud', 'list'], 'cloud'),
    order: choice(['name', 'count'], 'name'),
    hasCounts: flag(),
    limit: number({ minimum: 1, maximum: 100, start: 30 }),
  },
  panel: {
    title: { en: 'Tags and categories', de: 'Schlagwörter und Kategorien', fr: 'Mots-clés et catégories' },
    fields: {
      collectionId: {
        label: labels.page,
        hint: {
          en: 'Products have categories and no tags.',
          de: 'Produkte haben Kategorien und keine Schlagwörter.',
          fr: 'Les produits ont des catégories et pas de mots-clés.',
        },
      },
      // Ids are set by the editor.
      collectionUrlId: null,
      names: {
        label: { en: 'Show', de: 'Zeigen', fr: 'Afficher' },
        choices: {
          tags: { en: 'Tags', de: 'Schlagwörter', fr: 'Mots-clés' },
          categories: { en: 'Categories', de: 'Kategorien', fr: 'Catégories' },
        },
      },
      design: {
        label: { en: 'Design', de: 'Darstellung', fr: 'Présentation' },
        choices: {
          cloud: {
            en: 'Cloud: frequent ones are larger',
            de: 'Wolke: Häufiges ist größer',
            fr: 'Nuage : plus grand si fréquent',
          },
          list: { en: 'List', de: 'Liste', fr: 'Liste' },
        },
      },
      order: {
        label: { en: 'Order', de: 'Reihenfolge', fr: 'Ordre' },
        choices: {
          name: { en: 'By name', de: 'Nach Name', fr: 'Par nom' },
          count: { en: 'Most frequent first', de: 'Häufigste zuerst', fr: 'Les plus fréquents d’abord' },
        },
      },
      hasCounts: { label: { en: 'Show how many', de: 'Anzahl zeigen', fr: 'Afficher le nombre' } },
      limit: { label: { en: 'At most', de: 'Höchstens', fr: 'Au plus' } },
    },
  },
});
