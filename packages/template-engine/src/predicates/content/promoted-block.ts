import { promotedBlockTypes } from '@awning/site-model';
import { definePredicate, memberOperand, type Predicate } from '../../contract/predicate.ts';

const PROMOTED_BLOCK_TYPE = memberOperand('promotedBlockType');

export const promotedBlockPredicates: readonly Predicate[] = promotedBlockTypes.map((type) =>
  definePredicate({
    name: `promoted${type.toUpperCase()}?`,
    group: 'content',
    summary: `a ${type} block is promoted to stand for the item`,
    example: {
      template: `{.promoted${type.toUpperCase()}?}yes{.or}no{.end}`,
      data: { promotedBlockType: type },
      output: 'yes',
    },
    prepare: () => ({ operands: [PROMOTED_BLOCK_TYPE], test: (promoted) => promoted === type }),
  }),
);
