import { defineRoute, type Route } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { attendeeTexts } from '../messages.ts';
import { doneMessage } from './done-message.ts';
import { seesEvent } from './open-event.ts';
import { signUpRefusal } from './refusal.ts';
import { SignUpAnswer, SignUpBody } from './schema.ts';
import { signUp } from './sign-up.ts';

const { gone, full } = attendeeTexts('en');

export function signUpRoute(parts: Parts): Route {
  return defineRoute({
    method: 'POST',
    path: '/api/attendees',
    summary: 'Signs an address up for an event. The same address has places once; signing up again changes nothing.',
    access: { kind: 'anyone' },
    impersonal: true,
    forgery: 'crumb',
    limit: 'event-sign-up',
    limitSubject: ({ body }) => body.itemId,
    schema: { body: SignUpBody, answer: SignUpAnswer },
    refusals: { 404: gone, 409: full },
    examples: [
      {
        body: {
          itemId: '0192f0c1-2b6a-7000-8000-000000000001',
          name: 'Ada',
          email: 'ada@example.com',
          places: 2,
        },
      },
    ],
    handle: async (request, reply) => {
      const { website, language, textLanguage, body, ip } = request;
      const { itemId, captchaToken, ...typed } = body;
      if (!(await seesEvent(parts, request, reply, itemId))) {
        return signUpRefusal({ ok: false, reason: 'gone' }, textLanguage);
      }
      const outcome = await signUp(parts, { website, language, itemId, typed, captchaToken, address: ip });
      if (!outcome.ok) return signUpRefusal(outcome, textLanguage);
      return { message: await doneMessage(parts, website.id, textLanguage) };
    },
  });
}
