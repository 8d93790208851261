import { emailLength, MAX_ATTENDEE_NAME, MAX_PLACES_EACH } from '@awning/site-model';
import { Type } from '@sinclair/typebox';
import { MAX_CAPTCHA_KEY_LENGTH } from '../../../people/captcha/index.ts';
import { Id } from '../../../platform/id.ts';

/** What is typed may be longer than it may be stored; the rules say what is wrong with it. */
const Name = Type.String({ maxLength: 2 * MAX_ATTENDEE_NAME });
const Email = Type.String({ maxLength: 2 * emailLength.max });

export const SignUpBody = Type.Object({
  itemId: Id,
  name: Name,
  email: Email,
  places: Type.Integer({ minimum: 1, maximum: MAX_PLACES_EACH }),
  captchaToken: Type.Optional(Type.String({ maxLength: MAX_CAPTCHA_KEY_LENGTH })),
});

export const SignUpAnswer = Type.Object({ message: Type.String() });

/** The same from a plain form. */
export const PlainSignUpBody = Type.Object(
  {
    itemId: Type.Optional(Id),
    name: Type.Optional(Name),
    email: Type.Optional(Email),
    places: Type.Optional(Type.String({ maxLength: 10 })),
  },
  { additionalProperties: true },
);
