import { defineBlock } from '../layout/definition.ts';
import { html, text } from '../layout/field.ts';

export const quoteBlock = defineBlock('quote', {
  isStill: true,
  fields: { quote: html('rich', { maxLength: 10_000 }), source: text() },
});
