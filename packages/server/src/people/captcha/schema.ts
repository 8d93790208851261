import { captchaProviders } from '@awning/site-model';
import { Type } from '@sinclair/typebox';

const key = Type.String({ pattern: '^[\\x21-\\x7e]*$', maxLength: 200, errorMessage: 'Copy the key without blanks.' });

/** `none` disables the captcha. */
const provider = Type.Union([...captchaProviders, 'none' as const].map((name) => Type.Literal(name)));

export const CaptchaSettingsBody = Type.Object({
  provider,
  siteKey: Type.Optional(key),
  /** For ReCaptcha only; if it is absent, the stored key is kept. */
  secretKey: Type.Optional(key),
});

export const CaptchaSettingsAnswer = Type.Object({
  provider,
  siteKey: Type.String(),
  hasSecretKey: Type.Boolean(),
});

export const ChallengeAnswer = Type.Object(
  { parameters: Type.Object({}, { additionalProperties: true }), signature: Type.Optional(Type.String()) },
  { description: 'A challenge of the altcha library; `data.expires` is the end of its life in epoch milliseconds' },
);
