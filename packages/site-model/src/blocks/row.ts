import type { BlockDefinition } from '../layout/definition.ts';
import { columns } from '../layout/field.ts';

/** Blocks side by side. Not a type of the specification: it has no number and no frame; the block area draws it. */
export const rowBlock = {
  name: 'row',
  number: null,
  isStill: true,
  fields: { columns: columns() },
  panel: { title: { en: 'Row', de: 'Reihe', fr: 'Rangée' }, fields: { columns: null } },
} as const satisfies BlockDefinition;
