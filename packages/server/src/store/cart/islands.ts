import { Type } from '@sinclair/typebox';
import { cartFields, defineIsland, systemFields } from '../../platform/island.ts';
import { PriceNotesView } from '../catalogue/index.ts';
import { QuestionsView } from './additional-fields/schema.ts';
import { ShoppingCartView } from './schema.ts';

export const cartPageIsland = defineIsland(
  'cart-page',
  {
    cart: ShoppingCartView,
    notice: Type.Optional(Type.String()),
    noticeProduct: Type.Optional(
      Type.Object(
        { title: Type.String(), url: Type.String() },
        { description: 'The product that the notice is about, where its options can be chosen' },
      ),
    ),
    minimumSubtotalText: Type.Optional(
      Type.String({ description: 'Why the order cannot be placed yet: the sentence about the minimum order' }),
    ),
    priceNotes: PriceNotesView,
  },
  { ...systemFields, ...cartFields },
);

export const questionsIsland = defineIsland(
  'additional-fields',
  {
    ...QuestionsView.properties,
    wanted: Type.Object({ itemId: Type.String(), sku: Type.String(), quantity: Type.String() }),
    productTitle: Type.String(),
    // The rest only in the answer to a form that was refused.
    raw: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    message: Type.Optional(Type.String()),
    errors: Type.Optional(Type.Record(Type.String(), Type.String())),
  },
  systemFields,
);
