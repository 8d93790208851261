import { defineBlock } from '../layout/definition.ts';
import { form, html, text } from '../layout/field.ts';

export const newsletterBlock = defineBlock('newsletter', {
  isStill: true,
  fields: { formId: form(), title: text(), description: html('rich', { maxLength: 5000 }) },
});
