import { randomBytes } from 'node:crypto';
import { captchaSiteKey, type WebsiteSettings } from '@awning/site-model';
import type { Static } from '@sinclair/typebox';
import { auditedBy, writeAudit } from '../../platform/database/index.ts';
import { defineRoute, type Route, refused } from '../../platform/http/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { createSeal, selectSecret, upsertSecret } from '../../platform/seal/index.ts';
import { changeSettings } from '../../platform/website/index.ts';
import type { TeamMember } from '../team/index.ts';
import { CHALLENGE_PATH, newChallenge } from './altcha.ts';
import { captchaSettingsMessages } from './messages.ts';
import { RECAPTCHA_SECRET } from './recaptcha.ts';
import { CaptchaSettingsAnswer, CaptchaSettingsBody, ChallengeAnswer } from './schema.ts';

const path = '/api/captcha/settings';

export function captchaRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path,
      summary: 'Which captcha the website shows. The secret key is never told.',
      access: { kind: 'team', right: 'settings.manage' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { answer: CaptchaSettingsAnswer },
      handle: ({ website }) => settingsAnswer(parts, website.id, website.settings),
    }),
    defineRoute({
      method: 'PUT',
      path,
      summary: 'Sets the captcha up, or turns it off with the provider "none".',
      access: { kind: 'team', right: 'settings.manage' },
      forgery: 'crumb',
      limit: 'team-change',
      schema: { body: CaptchaSettingsBody, answer: CaptchaSettingsAnswer },
      examples: [{ body: { provider: 'altcha' } }],
      handle: ({ website, member, body }) => setUp(parts, website.id, member, body),
    }),
    defineRoute({
      method: 'GET',
      path: CHALLENGE_PATH,
      summary: 'Work for the visitor’s browser: the built-in captcha of sign-in, and of forms that show it.',
      access: { kind: 'anyone' },
      openWhileClosed: true,
      impersonal: true,
      forgery: 'safe',
      limit: 'submission-key',
      schema: { answer: ChallengeAnswer },
      handle({ website }, reply) {
        reply.header('cache-control', 'no-store');
        return newChallenge(parts, website);
      },
    }),
  ];
}

async function setUp(
  parts: Parts,
  websiteId: string,
  by: TeamMember,
  { provider, siteKey = '', secretKey }: Static<typeof CaptchaSettingsBody>,
) {
  const { database, clock, config } = parts;
  return database.transaction(async (connection) => {
    const hasSecret = Boolean(secretKey) || (await selectSecret(connection, websiteId, RECAPTCHA_SECRET)) !== undefined;
    if (provider === 'recaptcha' && siteKey !== '' && !hasSecret) {
      const errors = { secretKey: captchaSettingsMessages.secretNeeded };
      return refused(400, captchaSettingsMessages.secretNeeded, { errors, extra: { reason: 'secretNeeded' } });
    }
    if (secretKey) {
      const sealed = createSeal(config.secrets).close(RECAPTCHA_SECRET, websiteId, secretKey);
      await upsertSecret(connection, websiteId, RECAPTCHA_SECRET, sealed, clock.now());
    }
    const { before, after } = await changeSettings(connection, websiteId, {
      captchaSettings: chosenSettings(provider, siteKey),
    });
    await writeAudit(connection, {
      ...auditedBy(clock, websiteId, by),
      what: 'captcha.changed',
      subject: `website/${websiteId}`,
      before: before.captchaSettings,
      after: after.captchaSettings,
    });
    return settingsAnswer({ database: connection }, websiteId, after);
  });
}

function chosenSettings(
  provider: Static<typeof CaptchaSettingsBody>['provider'],
  siteKey: string,
): WebsiteSettings['captchaSettings'] {
  if (provider === 'none') return { provider: 'recaptcha', siteKey: '' };
  // Altcha has no issued keys: any text works, and a new one invalidates everything solved with the old one.
  const made = provider === 'altcha' ? randomBytes(12).toString('base64url') : '';
  return { provider, siteKey: siteKey || made };
}

async function settingsAnswer(
  { database }: { readonly database: Parameters<typeof selectSecret>[0] },
  websiteId: string,
  settings: WebsiteSettings,
): Promise<Static<typeof CaptchaSettingsAnswer>> {
  const siteKey = captchaSiteKey(settings);
  const hasSecretKey = (await selectSecret(database, websiteId, RECAPTCHA_SECRET)) !== undefined;
  return {
    provider: siteKey === null ? 'none' : settings.captchaSettings.provider,
    siteKey: siteKey ?? '',
    hasSecretKey,
  };
}
