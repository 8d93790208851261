import { defineBlock } from '../layout/definition.ts';
import { form } from '../layout/field.ts';
import { labels } from '../layout/label.ts';

export const formBlock = defineBlock('form', {
  isStill: true,
  fields: { formId: form() },
  panel: { title: labels.form, fields: { formId: { label: labels.form } } },
});
