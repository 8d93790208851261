import type { Language } from '@awning/formats';
import { Type } from '@sinclair/typebox';
import { defineRoute, type Route } from '../../platform/http/index.ts';
import type { Parts } from '../../platform/parts.ts';
import type { Website } from '../../platform/website/index.ts';
import { showSentence, tokenButton } from './page.ts';

/** The texts of the page on which a mailed link ends something. */
export interface LeaveTexts {
  readonly leaveTitle: string;
  readonly leaveAsk: (email: string) => string;
  readonly leaveAction: string;
  readonly left: (email: string) => string;
  readonly leaveGone: string;
}

/** The texts of the pages that mailed links open. */
export interface LinkTexts extends LeaveTexts {
  readonly confirmTitle: string;
  readonly confirmAsk: string;
  readonly confirmAction: string;
  readonly confirmed: string;
  readonly confirmGone: string;
}

interface LeaveLinks {
  readonly leavePath: string;
  readonly leavePageType?: number;
  readonly texts: (language: Language) => LeaveTexts;
  /** The address that a token would take off the list; changes nothing. */
  readonly find: (
    websiteId: string,
    token: string,
  ) => Promise<{ readonly email: string; readonly hasLeft: boolean } | undefined>;
  readonly leave: (websiteId: string, token: string) => Promise<{ readonly email: string } | undefined>;
}

interface MailedLinks extends LeaveLinks {
  readonly confirmPath: string;
  readonly texts: (language: Language) => LinkTexts;
  /** Returns whether the token is valid. */
  readonly confirm: (website: Website, token: string) => Promise<boolean>;
}

const LinkQuery = Type.Object({ token: Type.Optional(Type.String({ maxLength: 200 })) });

const page = { method: 'GET', access: { kind: 'anyone' }, forgery: 'safe', limit: 'unlimited' } as const;
/** The token in the address is the proof; a mail program that unsubscribes for its reader has no other (RFC 8058). */
const press = {
  method: 'POST',
  access: { kind: 'anyone' },
  forgery: 'own-secret',
  limit: 'newsletter-link',
  accepts: ['form'],
} as const;

/**
 * The pages that confirm an address and end what is sent to it. Opening one changes nothing, because virus scanners
 * open every link in a mail; its button does.
 */
export function mailedLinkRoutes(parts: Parts, links: MailedLinks): Route[] {
  return [...confirmRoutes(parts, links), ...leaveRoutes(parts, links)];
}

function confirmRoutes(parts: Parts, { confirmPath: path, texts, confirm }: MailedLinks): Route[] {
  return [
    defineRoute({
      ...page,
      path,
      schema: { query: LinkQuery },
      handle: (request, reply) => {
        const { confirmTitle: title, confirmAsk: sentence, confirmAction } = texts(request.textLanguage);
        const button = tokenButton(request, path, request.query.token ?? '', confirmAction);
        return showSentence(parts, request, reply, { title, sentence, button });
      },
    }),
    defineRoute({
      ...press,
      path,
      schema: { query: LinkQuery },
      refusals: { 404: texts('en').confirmGone },
      handle: async (request, reply) => {
        const { confirmTitle: title, confirmed, confirmGone } = texts(request.textLanguage);
        const isValid = await confirm(request.website, request.query.token ?? '');
        const shown = isValid ? { sentence: confirmed } : { sentence: confirmGone, status: 404 };
        return showSentence(parts, request, reply, { title, ...shown });
      },
    }),
  ];
}

/** The page that ends what a mailed link is about. Like the other one, it changes nothing before its button is pressed. */
export function leaveRoutes(parts: Parts, { leavePath: path, leavePageType, texts, find, leave }: LeaveLinks): Route[] {
  const ofKind = leavePageType === undefined ? {} : { pageType: leavePageType };
  const always = { path, openWhileClosed: true, refusals: { 404: texts('en').leaveGone } } as const;
  return [
    defineRoute({
      ...page,
      ...always,
      schema: { query: LinkQuery },
      handle: async (request, reply) => {
        const { token = '' } = request.query;
        const { leaveTitle: title, leaveAsk, leaveAction, left, leaveGone } = texts(request.textLanguage);
        const found = await find(request.website.id, token);
        const show = (shown: { readonly sentence: string; readonly button?: string; readonly status?: number }) =>
          showSentence(parts, request, reply, { title, ...ofKind, ...shown });
        if (found === undefined) return show({ sentence: leaveGone, status: 404 });
        if (found.hasLeft) return show({ sentence: left(found.email) });
        return show({ sentence: leaveAsk(found.email), button: tokenButton(request, path, token, leaveAction) });
      },
    }),
    defineRoute({
      ...press,
      ...always,
      schema: { query: LinkQuery },
      handle: async (request, reply) => {
        const { leaveTitle: title, left, leaveGone } = texts(request.textLanguage);
        const gone = await leave(request.website.id, request.query.token ?? '');
        const shown = gone ? { sentence: left(gone.email) } : { sentence: leaveGone, status: 404 };
        return showSentence(parts, request, reply, { title, ...ofKind, ...shown });
      },
    }),
  ];
}
