import { defineBlock } from '../layout/definition.ts';
import { choice, collection, flag, number, text } from '../layout/field.ts';
import { labels } from '../layout/label.ts';

export const summaryV2Block = defineBlock('summary-v2', {
  isStill: false,
  fields: {
    /** An id or, as in query tags, the last part of the URL. */
    collectionId: collection(),
    collectionUrlId: collection(),
    /** Categories have one stored name for all languages. */
    category: text({ maxLength: 100, isTranslated: false }),
    featured: flag(),
    /** Only of calendars. */
    showPastOrUpcomingEvents: choice(['upcoming', 'past'], 'upcoming'),
    limit: number({ minimum: 1, maximum: 30, start: 30 }),
    design: choice(['autogrid', 'carousel', 'list', 'autocolumns'], 'autogrid'),
    headingLevel: choice([2, 3], 3),
  },
  panel: {
    title: { en: 'Summary', de: 'Übersicht', fr: 'Sommaire' },
    fields: {
      collectionId: { label: labels.page },
      // Ids are set by the editor.
      collectionUrlId: null,
      category: { label: { en: 'Category', de: 'Kategorie', fr: 'Catégorie' } },
      featured: {
        label: { en: 'Only featured items', de: 'Nur Hervorgehobenes', fr: 'Éléments mis en avant seulement' },
      },
      showPastOrUpcomingEvents: {
        label: { en: 'Events', de: 'Termine', fr: 'Événements' },
        hint: {
          en: 'Only for pages that list events.',
          de: 'Nur bei Seiten, die Termine auflisten.',
          fr: 'Seulement pour les pages qui listent des événements.',
        },
        choices: {
          upcoming: { en: 'Those to come', de: 'Kommende', fr: 'À venir' },
          past: { en: 'Those that are over', de: 'Vergangene', fr: 'Passés' },
        },
      },
      limit: { label: { en: 'Number of items', de: 'Anzahl der Einträge', fr: 'Nombre d’éléments' } },
      design: {
        label: { en: 'Design', de: 'Darstellung', fr: 'Présentation' },
        choices: {
          autogrid: { en: 'Grid', de: 'Raster', fr: 'Grille' },
          carousel: { en: 'Row to leaf through', de: 'Reihe zum Blättern', fr: 'Rangée à faire défiler' },
          list: { en: 'List', de: 'Liste', fr: 'Liste' },
          autocolumns: { en: 'Columns', de: 'Spalten', fr: 'Colonnes' },
        },
      },
      headingLevel: {
        label: { en: 'Level of the titles', de: 'Ebene der Überschriften', fr: 'Niveau des titres' },
        choices: {
          2: { en: 'Second', de: 'Zweite', fr: 'Deuxième' },
          3: { en: 'Third', de: 'Dritte', fr: 'Troisième' },
        },
      },
    },
  },
});
