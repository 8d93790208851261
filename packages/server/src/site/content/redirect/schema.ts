import { redirectLimits } from '@awning/site-model';
import { type Static, Type } from '@sinclair/typebox';

const Status = Type.Union([Type.Literal(301), Type.Literal(302)], { description: '301 for good, 302 for now' });

export const RedirectBody = Type.Object(
  {
    path: Type.String({
      maxLength: redirectLimits.path,
      description: 'Where visitors come from: decoded, without language, without a slash at its end',
    }),
    target: Type.String({
      maxLength: redirectLimits.target,
      description: 'Where they are sent: a path of this website, or a web address',
    }),
    status: Status,
  },
  { additionalProperties: false },
);
export type RedirectBody = Static<typeof RedirectBody>;

/** The fields of a redirect in lists. */
export const redirectFacts = { target: Type.String(), status: Status };
