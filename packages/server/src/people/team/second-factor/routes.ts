import { Done } from '../../../platform/done.ts';
import { defineRoute, type Route } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { teamMessages } from '../messages.ts';
import { noticeSender } from '../notice/notice.ts';
import { teamRefusal } from '../refusal.ts';
import { CodeAppBody, CodeAppSetupAnswer, RecoveryCodesAnswer, SecondFactorAnswer } from '../schema.ts';
import { addCodeApp, removeCodeApp, renewRecoveryCodes } from './change.ts';
import { beginCodeApp } from './code-app/code-app.ts';
import { selectPasskeys } from './passkey/store.ts';
import { selectFactors } from './store.ts';

const path = '/api/team/second-factor';
const changing = {
  access: { kind: 'team', right: 'any', fresh: true },
  forgery: 'crumb',
  limit: 'team-change',
} as const;
/** Open to a member who must set up a required second factor. */
const settingUp = { ...changing, access: { ...changing.access, beforeSecondFactor: true } } as const;

/** The second factors of a member. */
export function secondFactorRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path,
      summary: 'The second factors of the member who asks.',
      access: { kind: 'team', right: 'any', beforeSecondFactor: true },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { answer: SecondFactorAnswer },
      async handle({ member }) {
        const { websiteId, id } = member;
        const { codeAppSince, recoveryCodes } = await selectFactors(parts.database, websiteId, id);
        const passkeys = await selectPasskeys(parts.database, websiteId, id);
        return {
          codeAppSince: codeAppSince?.toISOString() ?? null,
          passkeys: passkeys.map((passkey) => ({
            id: passkey.id,
            name: passkey.name,
            createdAt: passkey.createdAt.toISOString(),
            lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
          })),
          recoveryCodesLeft: recoveryCodes,
        };
      },
    }),
    defineRoute({
      ...settingUp,
      method: 'POST',
      path: `${path}/code-app`,
      summary: 'Begins to set up an app for one-time codes: returns its secret, which is told once.',
      schema: { answer: CodeAppSetupAnswer },
      handle: ({ member, website }) => beginCodeApp(parts, member, website.name),
    }),
    defineRoute({
      ...settingUp,
      method: 'PUT',
      path: `${path}/code-app`,
      summary: 'Puts the app in use with one of its codes. The first second factor brings recovery codes, told once.',
      schema: { body: CodeAppBody, answer: RecoveryCodesAnswer },
      refusals: { 409: teamMessages.codeAppSetupGone },
      async handle(request) {
        const outcome = await addCodeApp(parts, request.member, request.body.code, noticeSender(parts, request));
        if (outcome.ok) return { recoveryCodes: [...outcome.recoveryCodes] };
        if (outcome.reason === 'ended') return teamRefusal(401, 'sessionGone');
        return outcome.reason === 'gone' ? teamRefusal(409, 'codeAppSetupGone') : teamRefusal(400, 'codeWrong', 'code');
      },
    }),
    defineRoute({
      ...changing,
      method: 'DELETE',
      path: `${path}/code-app`,
      summary: 'Takes the app for one-time codes out of use.',
      schema: { answer: Done },
      refusals: { 404: teamMessages.codeAppGone, 409: teamMessages.secondFactorStays },
      async handle(request) {
        const outcome = await removeCodeApp(parts, request.member, noticeSender(parts, request));
        if (outcome.ok) return { ok: true };
        if (outcome.reason === 'ended') return teamRefusal(401, 'sessionGone');
        return outcome.reason === 'gone' ? teamRefusal(404, 'codeAppGone') : teamRefusal(409, 'secondFactorStays');
      },
    }),
    defineRoute({
      ...changing,
      method: 'POST',
      path: `${path}/recovery-codes`,
      summary: 'Makes ten new recovery codes, told once; all earlier ones are worth nothing from then on.',
      schema: { answer: RecoveryCodesAnswer },
      refusals: { 409: teamMessages.noSecondFactor },
      async handle(request) {
        const outcome = await renewRecoveryCodes(parts, request.member, noticeSender(parts, request));
        if (outcome.ok) return { recoveryCodes: [...outcome.recoveryCodes] };
        return outcome.reason === 'ended' ? teamRefusal(401, 'sessionGone') : teamRefusal(409, 'noSecondFactor');
      },
    }),
  ];
}
