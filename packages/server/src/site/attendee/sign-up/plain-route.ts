import { captchaMessages } from '@awning/forms';
import { captchaSiteKey, MAX_PLACES_EACH, PageType } from '@awning/site-model';
import type { FastifyReply } from 'fastify';
import { defineRoute, type Route, type RouteRequest } from '../../../platform/http/index.ts';
import { placed } from '../../../platform/island.ts';
import type { Parts } from '../../../platform/parts.ts';
import { addressIn } from '../../../platform/website/index.ts';
import { showSentence } from '../../mailed-link/index.ts';
import { renderSystemPage } from '../../rendering/index.ts';
import { attendeeTexts } from '../messages.ts';
import { type SignUpIslandData, signUpIsland } from '../shown/islands.ts';
import { doneMessage } from './done-message.ts';
import { seesEvent } from './open-event.ts';
import { signUpRefusal } from './refusal.ts';
import { PlainSignUpBody } from './schema.ts';
import { signUp } from './sign-up.ts';

type PlainRequest = RouteRequest<{ body: typeof PlainSignUpBody }>;

/** The sign-up without scripts: a page says what came of it, with the form again if something was wrong. */
export function plainSignUpRoute(parts: Parts): Route {
  return defineRoute({
    method: 'POST',
    path: '/attendee/sign-up',
    access: { kind: 'anyone' },
    forgery: 'same-origin',
    limit: 'event-sign-up',
    limitSubject: ({ body }) => body.itemId,
    schema: { body: PlainSignUpBody },
    refusals: { 404: attendeeTexts('en').gone, 409: attendeeTexts('en').full },
    examples: [
      {
        body: {
          itemId: '0192f0c1-2b6a-7000-8000-000000000001',
          name: 'Ada',
          email: 'ada@example.com',
          places: '2',
        },
      },
    ],
    handle: async (request, reply) => {
      const { website, language, textLanguage, body, ip } = request;
      const texts = attendeeTexts(textLanguage);
      const { itemId, name = '', email = '', places = '' } = body;
      if (itemId === undefined || !(await seesEvent(parts, request, reply, itemId))) {
        return say(parts, request, reply, texts.gone, 404);
      }
      if (captchaSiteKey(website.settings) !== null) {
        return say(parts, request, reply, captchaMessages(textLanguage).needsScripts, 400);
      }
      const typed = { name, email, places: Number(places) };
      const asked = { website, language, itemId, typed, captchaToken: undefined, address: ip };
      const outcome = await signUp(parts, asked);
      if (outcome.ok) return say(parts, request, reply, await doneMessage(parts, website.id, textLanguage), 200);
      const { status, message, errors = {} } = signUpRefusal(outcome, textLanguage);
      return status === 400
        ? askAgain(parts, request, reply, { itemId, typed, errors })
        : say(parts, request, reply, message, status);
    },
  });
}

function say(parts: Parts, request: PlainRequest, reply: FastifyReply, sentence: string, status: number) {
  const title = attendeeTexts(request.textLanguage).signUpTitle;
  return showSentence(parts, request, reply, { title, sentence, status });
}

interface Refused extends Pick<SignUpIslandData, 'itemId'> {
  readonly typed: NonNullable<SignUpIslandData['typed']>;
  readonly errors: Readonly<Record<string, string>>;
}

function askAgain(parts: Parts, request: PlainRequest, reply: FastifyReply, { itemId, typed, errors }: Refused) {
  const { website, language, textLanguage } = request;
  const island = placed(signUpIsland, {
    itemId,
    state: 'open',
    most: MAX_PLACES_EACH,
    left: null,
    captcha: null,
    prefix: addressIn(website, language, '/').replace(/\/$/, ''),
    typed: { ...typed, places: Number.isInteger(typed.places) ? typed.places : 1 },
    errors,
  });
  const title = attendeeTexts(textLanguage).signUpTitle;
  return renderSystemPage(parts, request, reply, { pageType: PageType.page, title, island, status: 400 });
}
