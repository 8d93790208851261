import { Done } from '../../../../platform/done.ts';
import { defineRoute, type Route } from '../../../../platform/http/index.ts';
import { IdParams } from '../../../../platform/id.ts';
import type { Parts } from '../../../../platform/parts.ts';
import { deviceName } from '../../../device/index.ts';
import { teamMessages } from '../../messages.ts';
import { noticeSender } from '../../notice/notice.ts';
import { teamRefusal } from '../../refusal.ts';
import { RecoveryCodesAnswer } from '../../schema.ts';
import { addPasskey, removePasskey } from '../change.ts';
import { beginPasskey } from './passkey.ts';
import { placeOf } from './place.ts';
import { CreationAnswer, NewPasskeyBody, RenameBody } from './schema.ts';
import { renamePasskey } from './store.ts';

const path = '/api/team/second-factor/passkeys';
const changing = { forgery: 'crumb', limit: 'team-change' } as const;
const fresh = { ...changing, access: { kind: 'team', right: 'any', fresh: true } } as const;
/** Open to a member who must set up a required second factor. */
const settingUp = { ...changing, access: { ...fresh.access, beforeSecondFactor: true } } as const;

export function passkeyRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      ...settingUp,
      method: 'POST',
      path: '/api/team/second-factor/passkey-options',
      summary: 'What the browser needs to make a passkey.',
      schema: { answer: CreationAnswer },
      async handle({ member, website }) {
        return { options: await beginPasskey(parts, member, website.name, placeOf(parts.config, website)) };
      },
    }),
    defineRoute({
      ...settingUp,
      method: 'POST',
      path,
      summary: 'Adds the passkey that the browser has made. The first second factor brings recovery codes, told once.',
      schema: { body: NewPasskeyBody, answer: RecoveryCodesAnswer },
      refusals: { 409: teamMessages.tooManyPasskeys },
      async handle(request) {
        const { attestation, name = '' } = request.body;
        const given = name.trim() || deviceName(request.headers['user-agent'] ?? '') || 'Passkey';
        const made = { attestation, name: given, place: placeOf(parts.config, request.website) };
        const outcome = await addPasskey(parts, request.member, made, noticeSender(parts, request));
        if (outcome.ok) return { recoveryCodes: [...outcome.recoveryCodes] };
        if (outcome.reason === 'ended') return teamRefusal(401, 'sessionGone');
        return outcome.reason === 'tooMany'
          ? teamRefusal(409, 'tooManyPasskeys')
          : teamRefusal(400, 'passkeyRefused', 'attestation');
      },
    }),
    defineRoute({
      ...changing,
      method: 'PUT',
      path: `${path}/:id`,
      summary: 'Gives a passkey another name.',
      access: { kind: 'team', right: 'any' },
      schema: { params: IdParams, body: RenameBody, answer: Done },
      refusals: { 404: teamMessages.passkeyGone },
      async handle({ member, params, body }) {
        const name = body.name.trim();
        if (name === '') return teamRefusal(400, 'nameMissing', 'name');
        const { websiteId, id: memberId } = member;
        const isRenamed = await renamePasskey(parts.database, { websiteId, memberId, id: params.id }, name);
        return isRenamed ? { ok: true } : teamRefusal(404, 'passkeyGone');
      },
    }),
    defineRoute({
      ...fresh,
      method: 'DELETE',
      path: `${path}/:id`,
      summary: 'Takes a passkey out of use.',
      schema: { params: IdParams, answer: Done },
      refusals: { 404: teamMessages.passkeyGone, 409: teamMessages.secondFactorStays },
      async handle(request) {
        const outcome = await removePasskey(parts, request.member, request.params.id, noticeSender(parts, request));
        if (outcome.ok) return { ok: true };
        if (outcome.reason === 'ended') return teamRefusal(401, 'sessionGone');
        return outcome.reason === 'gone' ? teamRefusal(404, 'passkeyGone') : teamRefusal(409, 'secondFactorStays');
      },
    }),
  ];
}
