import { captchaMessages } from '@awning/forms';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defineRoute, type Route, refused } from '../../platform/http/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { textLanguageOf } from '../../platform/website/index.ts';
import { type OpenItem, selectOpenItem } from '../content/index.ts';
import { mayOpenPage } from '../rendering/index.ts';
import { commentTexts } from './messages.ts';
import { type PostOutcome, postComment } from './post-comment.ts';
import { CommentAnswer, CommentBody, CommentsAnswer, CommentsQuery } from './schema.ts';
import { commentText, readThreads } from './shown/read-threads.ts';

const path = '/api/comments';
const visitors = { path, access: { kind: 'anyone' }, impersonal: true } as const;
const { gone, closed } = commentTexts.en;

/** D-100: visitors read and write comments. */
export function commentRoutes(parts: Parts): Route[] {
  const { database } = parts;
  return [
    defineRoute({
      ...visitors,
      method: 'GET',
      forgery: 'safe',
      limit: 'search',
      summary: 'The published comments on an item, the latest thread first, 10 at a time.',
      schema: { query: CommentsQuery, answer: CommentsAnswer },
      refusals: { 404: gone },
      handle: async (request, reply) => {
        const { website, language, query } = request;
        if ((await openItem(parts, request, reply, query.itemId)) === undefined) return goneFor(request);
        return await readThreads(database, { website, language }, { itemId: query.itemId, after: query.after });
      },
    }),
    defineRoute({
      ...visitors,
      method: 'POST',
      forgery: 'crumb',
      limit: 'comment',
      summary:
        'Comments on an item. Members of the team who may comment do so by their own name, also on unpublished items.',
      schema: { body: CommentBody, answer: CommentAnswer },
      refusals: { 404: gone, 409: closed },
      examples: [
        {
          body: {
            itemId: '0192f0c1-2b6a-7000-8000-000000000001',
            body: 'Lovely glaze.',
            name: 'Ada',
            email: 'ada@example.com',
          },
        },
      ],
      handle: async (request, reply) => {
        const { website, language, body, ip } = request;
        const item = await openItem(parts, request, reply, body.itemId);
        if (item === undefined) return goneFor(request);
        const outcome = await postComment(parts, {
          website,
          item,
          parentId: body.parentId,
          typed: { author: body.name ?? '', email: body.email ?? '', body: body.body },
          isTrapped: (body.homepage ?? '') !== '',
          captchaToken: body.captchaToken,
          address: ip,
          member: commentingMember(request),
        });
        if (!outcome.ok) return refusalOf(request, outcome);
        const { comment } = outcome;
        const words = commentTexts[textLanguageOf(request)];
        // Whoever sends advertising is told the same as everybody who waits.
        if (comment.state !== 'published') return { message: words.pending, comment: null };
        const shown = commentText({ ...comment, createdAt: comment.at }, { website, language });
        return { message: words.published, comment: shown };
      },
    }),
  ];
}

/** The item, if the caller sees it and there are comments at all. */
async function openItem(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
): Promise<OpenItem | undefined> {
  const { website } = request;
  if (!website.settings.commentsEnabled) return undefined;
  const isForTeam = commentingMember(request) !== undefined;
  const item = await selectOpenItem(parts.database, website.id, id, { now: parts.clock.now(), isForTeam });
  return item !== undefined && (await mayOpenPage(parts, request, reply, item.collectionId)) ? item : undefined;
}

/** Appendix C: COMMENTER comments as a team member, also on unpublished items. */
function commentingMember({ member }: FastifyRequest) {
  return member?.rights.has('comments.write') ? member : undefined;
}

function goneFor(request: FastifyRequest) {
  return refused(404, commentTexts[textLanguageOf(request)].gone, { extra: { reason: 'gone' } });
}

function refusalOf(request: FastifyRequest, outcome: Extract<PostOutcome, { ok: false }>) {
  const language = textLanguageOf(request);
  const words = commentTexts[language];
  const captcha = captchaMessages(language);
  const at = (field: string, message: string) => refused(400, message, { errors: { [field]: message } });
  if (outcome.reason === 'fields') {
    const { author, email, body } = outcome.faults;
    const errors = {
      ...(author && { name: words.faults[author] }),
      ...(email && { email: words.faults[email] }),
      ...(body && { body: words.faults[body] }),
    };
    return refused(400, Object.values(errors).join(' '), { errors });
  }
  const { reason } = outcome;
  const refusals: Readonly<Record<typeof reason, ReturnType<typeof refused>>> = {
    'captcha-incomplete': at('captchaToken', captcha.incomplete),
    'captcha-refused': at('captchaToken', captcha.refused),
    closed: refused(409, words.closed, { extra: { reason } }),
    'no-parent': refused(409, words.noParent, { extra: { reason } }),
    many: refused(409, words.many, { extra: { reason } }),
  };
  return refusals[reason];
}
