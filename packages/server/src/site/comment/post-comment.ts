import {
  type CommentFaults,
  captchaSiteKey,
  checkComment,
  commentVerdict,
  emailKey,
  type TypedComment,
} from '@awning/site-model';
import { type CaptchaProof, checkCaptcha, useProof } from '../../people/captcha/index.ts';
import { type Connection, newId } from '../../platform/database/index.ts';
import { networkOf, type TeamCaller } from '../../platform/http/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { keyedHash } from '../../platform/signature.ts';
import type { Website } from '../../platform/website/index.ts';
import { areCommentsOpen, type OpenItem } from '../content/index.ts';
import { announceComments } from './announce-comments.ts';
import type { CommentState } from './comment.ts';
import { tellTeam } from './mail.ts';
import { insertComment, lockParent, MAX_WAITING, type NewComment, selectFormer, selectSigns } from './store.ts';

export interface Posting {
  readonly website: Website;
  readonly item: OpenItem;
  readonly parentId: string | undefined;
  readonly typed: TypedComment;
  readonly isTrapped: boolean;
  readonly captchaToken: string | undefined;
  /** The visitor's network address. */
  readonly address: string;
  /** A member of the team who may comment as one. */
  readonly member: TeamCaller | undefined;
}

export type PostOutcome =
  | { readonly ok: true; readonly comment: Pick<NewComment, 'id' | 'author' | 'body' | 'isTeam' | 'at' | 'state'> }
  | { readonly ok: false; readonly reason: 'closed' | 'no-parent' | 'many' | 'captcha-incomplete' | 'captcha-refused' }
  | { readonly ok: false; readonly reason: 'fields'; readonly faults: CommentFaults };

/** Stores a comment with all its effects, or returns why not. */
export async function postComment(parts: Parts, posting: Posting): Promise<PostOutcome> {
  const { website, item, typed, member, captchaToken, address } = posting;
  if (!member && !areCommentsOpen(item, website.settings, parts.clock.now())) return { ok: false, reason: 'closed' };
  const checked = checkComment(member ? { ...typed, author: member.name, email: WELL_FORMED } : typed);
  if (!checked.ok) return { ok: false, reason: 'fields', faults: checked.faults };
  const needsCaptcha = !member && captchaSiteKey(website.settings) !== null;
  if (needsCaptcha && !captchaToken) return { ok: false, reason: 'captcha-incomplete' };
  const human = needsCaptcha
    ? await checkCaptcha(parts, { website, token: captchaToken ?? '', address })
    : ({ ok: true } as const);
  if (!human.ok) return { ok: false, reason: 'captcha-refused' };
  return await parts.database.transaction(
    async (connection) => await keep(parts, connection, posting, checked.comment, human.proof),
  );
}

/** A member has no address to check. */
const WELL_FORMED = 'team@example.com';

/** One transaction: proof, comment, count and the mail to the team. */
async function keep(
  parts: Parts,
  connection: Connection,
  posting: Posting,
  { author, email, body }: TypedComment,
  proof: CaptchaProof | undefined,
): Promise<PostOutcome> {
  const { website, item, member, parentId: asked, address } = posting;
  if (!(await useProof(connection, website.id, proof))) return { ok: false, reason: 'captcha-refused' };
  const parentId = asked === undefined ? null : await lockParent(connection, website.id, item.id, asked);
  if (parentId === undefined) return { ok: false, reason: 'no-parent' };
  const network = keyedHash(parts.config.secrets, `comment:${website.id}:${networkOf(address)}`);
  const state = member ? 'published' : await stateOf(connection, posting, { body, emailKey: emailKey(email), network });
  if (state === undefined) return { ok: false, reason: 'many' };
  const comment: NewComment = {
    id: newId(parts.clock),
    itemId: item.id,
    parentId,
    author,
    email: member ? '' : email,
    emailKey: member ? '' : emailKey(email),
    isTeam: member !== undefined,
    authorKey: member ? `member:${member.id}` : emailKey(email),
    body,
    state,
    network: member ? null : network,
    at: parts.clock.now(),
  };
  if (!(await insertComment(connection, website.id, comment))) {
    const former = await selectFormer(connection, website.id, comment);
    return { ok: true, comment: { ...comment, ...former } };
  }
  if (state === 'published') await announceComments(connection, website.id, [item.id]);
  if (!member && state !== 'spam') await tellTeam(parts, connection, website, item, comment);
  return { ok: true, comment };
}

/** Where a new comment of a visitor begins; undefined if too many of the network wait already. */
async function stateOf(
  connection: Connection,
  { website, isTrapped }: Posting,
  known: { readonly body: string; readonly emailKey: string; readonly network: Buffer },
): Promise<CommentState | undefined> {
  const { sameText, wasSpam, waiting } = await selectSigns(connection, website.id, known);
  const verdict = commentVerdict({ body: known.body, isTrapped, sameText, wasSpam });
  if (verdict === 'spam') return 'spam';
  if (verdict === 'fine' && !website.settings.commentApprovalRequired) return 'published';
  return waiting >= MAX_WAITING ? undefined : 'pending';
}
