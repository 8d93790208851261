import { defineBlock } from '../layout/definition.ts';

export const horizontalruleBlock = defineBlock('horizontalrule', { isStill: true, fields: {} });
