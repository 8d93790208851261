import { defineBlock } from '../layout/definition.ts';
import { choice } from '../layout/field.ts';

export const spacerBlock = defineBlock('spacer', {
  isStill: true,
  fields: { size: choice(['small', 'medium', 'large'], 'medium') },
});
