import { defineBlock } from '../layout/definition.ts';
import { choice, collection, flag, number, text } from '../layout/field.ts';

export const summaryV2Block = defineBlock('summary-v2', {
  isStill: false,
  fields: {
    /** By id or, as query tags do, by the last part of its address. */
    collectionId: collection(),
    collectionUrlId: collection(),
    /** Categories carry the name that is stored, in every language. */
    category: text({ maxLength: 100, isTranslated: false }),
    featured: flag(),
    limit: number({ minimum: 1, maximum: 30, start: 30 }),
    design: choice(['autogrid', 'list'], 'autogrid'),
    headingLevel: choice([2, 3], 3),
  },
});
