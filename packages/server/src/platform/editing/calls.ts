import type { TObject } from '@sinclair/typebox';
import { type Connection, isConflict, isDuplicate } from '../database/index.ts';
import { type Refusal, refused, type TeamRequest } from '../http/index.ts';
import { IdParams } from '../id.ts';
import type { Parts } from '../parts.ts';
import type { DocumentKind, EditContext } from './document-kind.ts';
import type { EditedDocument, EditOutcome } from './editing.ts';
import { editingMessages } from './messages.ts';
import * as schema from './schema.ts';

const MAX_TRIES = 5;

type EditRequest = Pick<TeamRequest, 'website' | 'member'>;
type DocumentRequest = EditRequest & { readonly params: unknown };

/** The common part of all calls for one kind of document. */
export type Calls = ReturnType<typeof createCalls>;

export function createCalls(parts: Parts, kind: DocumentKind) {
  const { path, words } = kind;
  const team = { access: { kind: 'team', right: kind.right } } as const;
  return {
    /** The path of one document. */
    path: kind.many ? `${path}/:id` : path,
    at: (kind.many ? { params: IdParams } : {}) as { readonly params?: TObject },
    /** The only document of a website has the website's id. */
    idOf: ({ website, params }: DocumentRequest) => (kind.many ? (params as { readonly id: string }).id : website.id),
    one: kind.many ? `${isVowel(words.one) ? 'an' : 'a'} ${words.one}` : `the ${words.one}`,
    team,
    reading: { ...team, method: 'GET', forgery: 'safe', limit: 'unlimited' } as const,
    changing: {
      access: { ...team.access, ...(kind.needsConfirmation && ({ fresh: true } as const)) },
      forgery: 'crumb',
      limit: 'team-change',
    } as const,
    bodyLimit: kind.bodyLimit === undefined ? {} : { bodyLimit: kind.bodyLimit },
    gone: { 404: editingMessages.gone(kind) },
    stale: { 409: editingMessages.stale('Another editor') },
    answer: schema.documentAnswer(kind),
    context: (request: EditRequest, connection: Connection) => contextOf(parts, request, connection),
    edit: (request: EditRequest, work: (context: EditContext) => Promise<EditOutcome>) =>
      inTransaction(parts, kind, request, work),
  };
}

/** Runs a change in one transaction. A refusal undoes it; a change that lost against another transaction is retried. */
async function inTransaction(
  parts: Parts,
  kind: DocumentKind,
  request: EditRequest,
  work: (context: EditContext) => Promise<EditOutcome>,
  tries = 1,
): Promise<ReturnType<typeof documentView> | Refusal> {
  try {
    const outcome = await parts.database.transaction(async (connection) => {
      const wanted = await work(contextOf(parts, request, connection));
      if (!wanted.ok) throw new Refused(wanted);
      return wanted;
    });
    return answerOf(kind, outcome);
  } catch (error) {
    if (error instanceof Refused) return answerOf(kind, error.outcome);
    if (isConflict(error) && tries < MAX_TRIES) return await inTransaction(parts, kind, request, work, tries + 1);
    const taken = Object.entries(kind.uniqueKeys ?? {}).find(([constraint]) => isDuplicate(error, constraint));
    if (!taken) throw error;
    const [, { field, message }] = taken;
    return answerOf(kind, { ok: false, refusal: { reason: 'invalid', errors: { [field]: message } } });
  }
}

/** Rolls back a transaction whose outcome is a refusal. */
class Refused extends Error {
  readonly outcome: EditOutcome;

  constructor(outcome: EditOutcome) {
    super('A change was refused');
    this.outcome = outcome;
  }
}

function contextOf(parts: Parts, { website, member }: EditRequest, connection: Connection): EditContext {
  const author = { id: member.id, name: member.name, rights: member.rights };
  return { connection, website, clock: parts.clock, author, parts };
}

export function answerOf(kind: DocumentKind, outcome: EditOutcome): ReturnType<typeof documentView> | Refusal {
  if (outcome.ok) return documentView(outcome.document);
  const { refusal } = outcome;
  const { reason } = refusal;
  switch (reason) {
    case 'gone':
      return refused(404, editingMessages.gone(kind), { extra: { reason } });
    case 'unknownVersion':
      return refused(404, editingMessages.unknownVersion, { extra: { reason } });
    case 'invalid': {
      const { errors } = refusal;
      // Fields of the body are named as they are sent.
      const named = Object.fromEntries(Object.entries(errors).map(([path, text]) => [`body.${path}`, text]));
      return refused(400, Object.values(errors)[0] ?? editingMessages.invalid, { errors: named, extra: { reason } });
    }
    case 'needed':
      return refused(409, refusal.message, { extra: { reason } });
    case 'stale': {
      const { version, by, changes } = refusal;
      return refused(409, editingMessages.stale(by), {
        extra: { reason, version, by, at: refusal.at.toISOString(), changes },
      });
    }
    default:
      return refused(409, editingMessages[reason], { extra: { reason } });
  }
}

function documentView({ id, version, state, isVisible, body, by, at }: EditedDocument) {
  return { id, version, state, isVisible, body, changedBy: by ?? null, changedAt: at?.toISOString() ?? null };
}

function isVowel(word: string): boolean {
  return /^[aeiou]/.test(word);
}
