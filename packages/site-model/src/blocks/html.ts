import { defineBlock } from '../layout/definition.ts';
import { html } from '../layout/field.ts';

export const htmlBlock = defineBlock('html', {
  isStill: true,
  fields: { html: html('rich') },
});
