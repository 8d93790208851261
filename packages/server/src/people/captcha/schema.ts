import { captchaProviders } from '@awning/site-model';
import { type Static, Type } from '@sinclair/typebox';
import { named } from '../../platform/type-source/index.ts';

const Key = Type.String({ pattern: '^[\\x21-\\x7e]*$', maxLength: 200, errorMessage: 'Copy the key without blanks.' });

/** `none` disables the captcha. */
const Provider = Type.Union([...captchaProviders, 'none' as const].map((name) => Type.Literal(name)));

export const CaptchaSettingsBody = Type.Object({
  provider: Provider,
  siteKey: Type.Optional(Key),
  /** For ReCaptcha only; if it is absent, the stored key is kept. */
  secretKey: Type.Optional(Key),
});

export const CaptchaSettingsAnswer = Type.Object({
  provider: Provider,
  siteKey: Type.String(),
  hasSecretKey: Type.Boolean(),
});

export const ChallengeAnswer = Type.Object(
  { parameters: Type.Object({}, { additionalProperties: true }), signature: Type.Optional(Type.String()) },
  { description: 'A challenge of the altcha library; `data.expires` is the end of its life in epoch milliseconds' },
);

/** What a page tells its scripts about the captcha. */
export const CaptchaOfPage = named(
  'CaptchaOfPage',
  Type.Object({
    provider: Type.Union(captchaProviders.map((name) => Type.Literal(name))),
    siteKey: Type.String(),
    address: Type.String({ description: 'The script of the provider, or the call that gives a challenge' }),
  }),
);
export type CaptchaOfPage = Readonly<Static<typeof CaptchaOfPage>>;
