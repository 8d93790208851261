import { defineBlock } from '../layout/definition.ts';
import { text } from '../layout/field.ts';

export const searchBlock = defineBlock('search', {
  isStill: true,
  fields: { label: text({ maxLength: 200 }) },
  panel: {
    title: { en: 'Search', de: 'Suche', fr: 'Recherche' },
    fields: {
      label: {
        label: { en: 'Label', de: 'Beschriftung', fr: 'Libellé' },
        hint: {
          en: 'Left empty, it asks “What are you looking for?”',
          de: 'Leer steht dort „Wonach suchen Sie?“',
          fr: 'Vide, le champ demande « Que cherchez-vous ? »',
        },
      },
    },
  },
});
