import { defineBlock } from '../layout/definition.ts';

export const horizontalruleBlock = defineBlock('horizontalrule', {
  isStill: true,
  fields: {},
  panel: { title: { en: 'Line', de: 'Linie', fr: 'Ligne' }, fields: {} },
});
