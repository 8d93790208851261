import { type Static, Type } from '@sinclair/typebox';
import { CaptchaOfPage } from '../../../people/captcha/index.ts';
import { defineIsland, type Sent } from '../../../platform/island.ts';

const count = (description: string) => Type.Union([Type.Integer(), Type.Null()], { description });

/** The sign-up for an event, or why there is none. */
export const signUpIsland = defineIsland('event-sign-up', {
  itemId: Type.String(),
  state: Type.Union([Type.Literal('open'), Type.Literal('full'), Type.Literal('closed'), Type.Literal('past')]),
  most: Type.Integer({ description: 'The most places of one sign-up; 0 unless it is open' }),
  left: count('The places that are left; null: any number, or it is not open'),
  captcha: Type.Union([CaptchaOfPage, Type.Null()]),
  prefix: Type.String(),
  typed: Type.Optional(
    Type.Object(
      { name: Type.String(), email: Type.String(), places: Type.Integer() },
      { description: 'What was sent without scripts' },
    ),
  ),
  errors: Type.Optional(Type.Record(Type.String(), Type.String(), { description: 'What was wrong with it' })),
});
export type SignUpIslandData = Sent<Static<typeof signUpIsland.own>>;
