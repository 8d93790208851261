import { restockTexts } from '@awning/commerce';
import { captchaMessages } from '@awning/forms';
import { captchaSiteKey, PageType } from '@awning/site-model';
import type { FastifyReply } from 'fastify';
import { defineRoute, type Route, type RouteRequest } from '../../platform/http/index.ts';
import { placed } from '../../platform/island.ts';
import type { Parts } from '../../platform/parts.ts';
import { addressIn } from '../../platform/website/index.ts';
import { showSentence } from '../../site/mailed-link/index.ts';
import { renderSystemPage } from '../../site/rendering/index.ts';
import { restockIsland } from './islands.ts';
import { restockVisitorTexts } from './messages.ts';
import { signUpRefusal } from './refusal.ts';
import { PlainSignUpBody } from './schema.ts';
import { signUp } from './sign-up.ts';
import { successMessage } from './success-message.ts';

type PlainRequest = RouteRequest<{ body: typeof PlainSignUpBody }>;

/** The sign-up without scripts: a page says what came of it, with the form again if the address was wrong. */
export function plainSignUpRoute(parts: Parts): Route {
  return defineRoute({
    method: 'POST',
    path: '/restock/sign-up',
    access: { kind: 'anyone' },
    forgery: 'same-origin',
    limit: 'restock-sign-up',
    limitSubject: ({ body }) => body.productId,
    tooManyText: (language) => restockTexts(language).tooMany,
    schema: { body: PlainSignUpBody },
    refusals: { 404: restockVisitorTexts('en').unknown, 409: restockVisitorTexts('en').available },
    examples: [
      {
        body: {
          productId: '0192f0c1-2b6a-7000-8000-000000000001',
          variantId: '0192f0c1-2b6a-7000-8000-000000000002',
          email: 'ada@example.com',
        },
      },
    ],
    handle: async (request, reply) => {
      const { website, language, textLanguage, body, ip } = request;
      const { productId, variantId, email = '', isJoinMailingList } = body;
      if (productId === undefined || variantId === undefined) {
        return say(parts, request, reply, restockVisitorTexts(textLanguage).unknown, 404);
      }
      if (captchaSiteKey(website.settings) !== null) {
        return say(parts, request, reply, captchaMessages(textLanguage).needsScripts, 400);
      }
      const asked = { productId, variantId, email, isJoinMailingList: isJoinMailingList !== undefined };
      const outcome = await signUp(parts, { ...asked, website, language, captchaToken: undefined, address: ip });
      if (outcome.ok) return say(parts, request, reply, successMessage(website, language, textLanguage), 200);
      const { status, message } = signUpRefusal(outcome.reason, textLanguage);
      return status === 400
        ? askAgain(parts, request, reply, { ...asked, problem: message })
        : say(parts, request, reply, message, status);
    },
  });
}

function say(parts: Parts, request: PlainRequest, reply: FastifyReply, sentence: string, status: number) {
  const title = restockVisitorTexts(request.textLanguage).signUpTitle;
  return showSentence(parts, request, reply, { title, sentence, status });
}

interface Refused {
  readonly productId: string;
  readonly variantId: string;
  readonly email: string;
  readonly isJoinMailingList: boolean;
  readonly problem: string;
}

function askAgain(parts: Parts, request: PlainRequest, reply: FastifyReply, refused: Refused) {
  const { website, language, textLanguage } = request;
  const { productId, variantId, email, isJoinMailingList, problem } = refused;
  const island = placed(restockIsland, {
    productId,
    views: [{ variantId, attributes: {}, name: '' }],
    isAlone: true,
    callText: '',
    placeholder: '',
    buttonText: '',
    listText: '',
    hasList: isJoinMailingList,
    isListTicked: isJoinMailingList,
    captcha: null,
    strictEmailEndings: website.settings.strictEmailEndings,
    prefix: addressIn(website, language, '/').replace(/\/$/, ''),
    email,
    problem,
  });
  const title = restockVisitorTexts(textLanguage).signUpTitle;
  return renderSystemPage(parts, request, reply, { pageType: PageType.page, title, island, status: 400 });
}
