import { defineBlock } from '../layout/definition.ts';
import { form } from '../layout/field.ts';

export const formBlock = defineBlock('form', {
  isStill: true,
  fields: { formId: form() },
});
