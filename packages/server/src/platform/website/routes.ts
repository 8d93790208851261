import type { WebsiteSettings } from '@awning/site-model';
import type { Static } from '@sinclair/typebox';
import { newId, writeAudit } from '../database/index.ts';
import { defineRoute, type Route, type TeamMember } from '../http/index.ts';
import type { Parts } from '../parts.ts';
import { changeSettings } from './create-website.ts';
import { ChangeableSettings, SettingsAnswer } from './schema.ts';

const path = '/api/website/settings';

export function websiteRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path,
      summary: 'The settings of the website that its owner may change.',
      access: { kind: 'team', right: 'settings.manage' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { answer: SettingsAnswer },
      handle: ({ website }) => answerOf(parts, website.settings),
    }),
    defineRoute({
      method: 'PUT',
      path,
      summary: 'Changes them. Settings that are not named here stay as they are.',
      access: { kind: 'team', right: 'settings.manage' },
      forgery: 'crumb',
      limit: 'team-change',
      schema: { body: ChangeableSettings, answer: SettingsAnswer },
      handle: ({ website, member, body }) => change(parts, website.id, member!, body),
    }),
  ];
}

async function change(parts: Parts, websiteId: string, by: TeamMember, wanted: ChangeableSettings) {
  return parts.database.transaction(async (connection) => {
    const { before, after } = await changeSettings(connection, websiteId, wanted);
    await writeAudit(connection, {
      websiteId,
      id: newId(parts.clock),
      at: parts.clock.now(),
      memberId: by.id,
      who: by.name,
      what: 'website.settingsChanged',
      subject: `website/${websiteId}`,
      before: chosen(before),
      after: chosen(after),
    });
    return answerOf(parts, after);
  });
}

function answerOf({ config }: Pick<Parts, 'config'>, settings: WebsiteSettings): Static<typeof SettingsAnswer> {
  return { ...chosen(settings), hasMailServer: config.smtpUrl !== undefined, mailFrom: config.mailFrom ?? '' };
}

function chosen(settings: WebsiteSettings): ChangeableSettings {
  const { strictEmailEndings, formTextareaMaxLength, newsletterDoubleOptIn, mailRetentionDays } = settings;
  return { strictEmailEndings, formTextareaMaxLength, newsletterDoubleOptIn, mailRetentionDays };
}
