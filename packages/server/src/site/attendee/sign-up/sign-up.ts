import {
  type AttendeeFaults,
  captchaSiteKey,
  checkAttendee,
  emailKey,
  signUpState,
  type TypedAttendee,
} from '@awning/site-model';
import { type CaptchaProof, checkCaptcha, useProof } from '../../../people/captcha/index.ts';
import { type Connection, newId } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { Website } from '../../../platform/website/index.ts';
import { announceSignUps } from '../announce-sign-ups.ts';
import type { AttendedEvent } from '../attended-event.ts';
import { sendConfirmed, tellTeam } from '../mail.ts';
import { lockEvent, selectOfMailbox, selectTaken, updateMailedAt, upsertAttendee } from '../store.ts';

/** A stranger who knows an address must not be able to flood its mailbox. */
const MAIL_PAUSE_MS = 3600 * 1000;

export interface SignUp {
  readonly website: Website;
  readonly language: string;
  readonly itemId: string;
  readonly typed: TypedAttendee;
  readonly captchaToken: string | undefined;
  /** The visitor's network address. */
  readonly address: string;
}

export type SignUpOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'fields'; readonly faults: AttendeeFaults }
  | {
      readonly ok: false;
      readonly reason:
        | 'gone'
        | 'full'
        | 'closed'
        | 'past'
        | 'few-left'
        | 'too-many-each'
        | 'captcha-incomplete'
        | 'captcha-refused';
    };

/**
 * Gives a visitor places at an event. The result is the same if the address has some already, so that it does not
 * reveal who comes.
 */
export async function signUp(parts: Parts, asked: SignUp): Promise<SignUpOutcome> {
  const { website, captchaToken, address } = asked;
  const checked = checkAttendee(asked.typed);
  if (!checked.ok) return { ok: false, reason: 'fields', faults: checked.faults };
  const needsCaptcha = captchaSiteKey(website.settings) !== null;
  if (needsCaptcha && !captchaToken) return { ok: false, reason: 'captcha-incomplete' };
  const human = needsCaptcha
    ? await checkCaptcha(parts, { website, token: captchaToken ?? '', address })
    : ({ ok: true } as const);
  if (!human.ok) return { ok: false, reason: 'captcha-refused' };
  return await parts.database.transaction(
    async (connection) => await keep(parts, connection, { ...asked, typed: checked.attendee }, human.proof),
  );
}

/** One transaction: proof, places, the mail that confirms them and the one to the team. */
async function keep(
  parts: Parts,
  connection: Connection,
  asked: SignUp,
  proof: CaptchaProof | undefined,
): Promise<SignUpOutcome> {
  const { website, itemId, typed } = asked;
  if (!(await useProof(connection, website.id, proof))) return { ok: false, reason: 'captcha-refused' };
  const event = await lockEvent(connection, website.id, itemId);
  if (event === undefined || !event.hasSignUp || !event.isOn) return { ok: false, reason: 'gone' };
  const now = parts.clock.now();
  const taken = await selectTaken(connection, website.id, itemId);
  const state = signUpState(event, { ...event, taken, now });
  if (state.name !== 'open') return { ok: false, reason: state.name };
  if (typed.places > event.placesEach) return { ok: false, reason: 'too-many-each' };
  if (typed.places > state.most) return { ok: false, reason: 'few-left' };
  await addAttendee(parts, connection, asked, event, now);
  return { ok: true };
}

async function addAttendee(
  parts: Parts,
  connection: Connection,
  { website, language, itemId, typed }: SignUp,
  event: AttendedEvent,
  at: Date,
): Promise<void> {
  const key = emailKey(typed.email);
  const former = await selectOfMailbox(connection, website.id, itemId, key);
  if (former?.state === 'coming') {
    if (at.getTime() - former.mailedAt.getTime() < MAIL_PAUSE_MS) return;
    await updateMailedAt(connection, website.id, former.id, at);
    return await sendConfirmed(parts, connection, { website, event, attendee: former });
  }
  const told = { id: newId(parts.clock), itemId, ...typed, emailKey: key, language, told: event.mark, at };
  const id = (await upsertAttendee(connection, website.id, told)) ?? told.id;
  const attendee = { ...told, id, state: 'coming' } as const;
  await sendConfirmed(parts, connection, { website, event, attendee });
  await tellTeam(parts, connection, { website, event, attendee });
  // The page of an event with any number of places says the same as before.
  if (event.places !== null) await announceSignUps(connection, website.id, [itemId]);
}
