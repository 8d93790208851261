import { defineBlock } from '../layout/definition.ts';
import { html, text } from '../layout/field.ts';

export const quoteBlock = defineBlock('quote', {
  isStill: true,
  fields: { quote: html('rich', { maxLength: 10_000 }), source: text() },
  panel: {
    title: { en: 'Quote', de: 'Zitat', fr: 'Citation' },
    fields: {
      quote: { label: { en: 'Quote', de: 'Zitat', fr: 'Citation' } },
      source: { label: { en: 'Source', de: 'Quelle', fr: 'Source' } },
    },
  },
});
