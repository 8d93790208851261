import { type Static, Type } from '@sinclair/typebox';
import { CaptchaOfPage } from '../../people/captcha/index.ts';
import { defineIsland, type Sent } from '../../platform/island.ts';

/** A variant that is sold out. */
const RestockView = Type.Object({
  variantId: Type.String(),
  attributes: Type.Record(Type.String(), Type.String()),
  name: Type.String({ description: 'Its options, such as Large / Blue' }),
});

/** The sign-up for a notice when a variant is back. Empty texts are the usual ones. */
export const restockIsland = defineIsland('restock-form', {
  productId: Type.String(),
  views: Type.Array(RestockView, { description: 'At least one' }),
  isAlone: Type.Boolean({ description: 'There is nothing to choose, so the form is shown at once' }),
  callText: Type.String(),
  placeholder: Type.String(),
  buttonText: Type.String(),
  listText: Type.String(),
  hasList: Type.Boolean({ description: 'Whether it offers the mailing list' }),
  isListTicked: Type.Boolean(),
  captcha: Type.Union([CaptchaOfPage, Type.Null()]),
  strictEmailEndings: Type.Boolean(),
  prefix: Type.String(),
  email: Type.Optional(Type.String({ description: 'What was sent without scripts' })),
  problem: Type.Optional(Type.String({ description: 'What was wrong with it' })),
});
export type RestockIslandData = Sent<Static<typeof restockIsland.own>>;
