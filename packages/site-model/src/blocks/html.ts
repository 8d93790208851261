import { defineBlock } from '../layout/definition.ts';
import { html } from '../layout/field.ts';
import { labels } from '../layout/label.ts';

export const htmlBlock = defineBlock('html', {
  isStill: true,
  fields: { html: html('rich') },
  panel: { title: labels.text, fields: { html: { label: labels.text } } },
});
