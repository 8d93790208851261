import { checkEmail, defaultWebsiteSettings, isTimeZone, readWebsiteSettings, teamMails } from '@awning/site-model';
import { defineDocument } from '../../editing/index.ts';
import { subjectOf } from '../../subjects/index.ts';
import { changeSettings } from '../create-website.ts';
import { websiteMessages } from '../messages.ts';
import { selectWebsite, updateName } from '../store.ts';
import { SettingsBody } from './schema.ts';

/** The website settings that belong to no feature. Saving or restoring them does not change the others. */
export const settingsDocument = defineDocument({
  kind: 'settings',
  path: '/api/website/settings',
  words: { one: 'settings of the website', many: 'settings' },
  schema: SettingsBody,
  schemaVersion: 5,
  // Of 1 are versions from before the team was told by mail, of 2 those from before the shop had an address, of 3 those from
  // before visitors could comment, of 4 those from before they could sign up for events.
  upgrade: (body) => {
    const earlier = body as { readonly teamMails?: object };
    return {
      business: nobody,
      commentsCloseAfterDays: 0,
      ...earlier,
      teamMails: { ...everyTeamMail, ...earlier.teamMails },
    };
  },
  right: 'settings.manage',
  hasDrafts: false,
  example: {
    name: 'Strandgut Pottery',
    timeZone: 'Europe/Berlin',
    commentsEnabled: true,
    commentApprovalRequired: true,
    commentsCloseAfterDays: 30,
    disqusShortname: '',
    simpleLikingEnabled: true,
    shareButtonOptions: { mail: true },
    useCLDRMoneyFormat: true,
    newsletterDoubleOptIn: true,
    mailRetentionDays: 365,
    teamMails: {
      newOrder: { isOn: true, to: '' },
      submission: { isOn: true, to: 'hello@shop.example' },
      lowStock: { isOn: false, to: '' },
      comment: { isOn: true, to: '' },
      attendee: { isOn: true, to: '' },
    },
    strictEmailEndings: false,
    formTextareaMaxLength: true,
    cookiePolicy: 'restrictive',
    trackingDisabled: false,
    placesEnabled: true,
    business: {
      legalName: 'Strandgut Pottery GmbH',
      street: 'Am Deich 7',
      city: 'Dagebüll',
      email: 'hello@shop.example',
      phone: '+49 4667 1234',
      vatId: 'DE123456789',
      register: 'Amtsgericht Flensburg, HRB 1234',
      representative: 'Inga Marram',
    },
  },
  load: async ({ connection, website }) => {
    // The settings in the request are a moment old; a save compares with what is stored now.
    const row = await selectWebsite(connection, website.id);
    const settings = readWebsiteSettings(row?.settings ?? {});
    return row && { body: bodyOf(row.name, settings.ok ? settings.value : website.settings), isVisible: true };
  },
  check: async (_context, body) => {
    const errors = {
      ...(isTimeZone(body.timeZone) ? {} : { timeZone: websiteMessages.unknownTimeZone }),
      ...wrongAddresses(body.teamMails),
      ...(body.business.email !== '' &&
        !checkEmail(body.business.email).ok && { 'business.email': websiteMessages.wrongAddress }),
    };
    return Object.keys(errors).length === 0 ? { ok: true, body } : { ok: false, errors };
  },
  write: async ({ connection, website }, _id, { name, ...settings }) => {
    await updateName(connection, website.id, name);
    await changeSettings(connection, website.id, settings);
  },
  subjects: () => [subjectOf.settings],
});

const nobody = defaultWebsiteSettings().business;

const everyTeamMail = Object.fromEntries(teamMails.map((name) => [name, { isOn: true, to: '' }]));

function wrongAddresses(mails: SettingsBody['teamMails']): Readonly<Record<string, string>> {
  const wrong = teamMails.filter((name) => mails[name].to !== '' && !checkEmail(mails[name].to).ok);
  return Object.fromEntries(wrong.map((name) => [`teamMails.${name}.to`, websiteMessages.wrongAddress]));
}

function bodyOf(name: string, settings: Omit<SettingsBody, 'name'>): SettingsBody {
  return {
    name,
    timeZone: settings.timeZone,
    commentsEnabled: settings.commentsEnabled,
    commentApprovalRequired: settings.commentApprovalRequired,
    commentsCloseAfterDays: settings.commentsCloseAfterDays,
    disqusShortname: settings.disqusShortname,
    simpleLikingEnabled: settings.simpleLikingEnabled,
    shareButtonOptions: settings.shareButtonOptions,
    useCLDRMoneyFormat: settings.useCLDRMoneyFormat,
    newsletterDoubleOptIn: settings.newsletterDoubleOptIn,
    mailRetentionDays: settings.mailRetentionDays,
    teamMails: settings.teamMails,
    strictEmailEndings: settings.strictEmailEndings,
    formTextareaMaxLength: settings.formTextareaMaxLength,
    cookiePolicy: settings.cookiePolicy,
    trackingDisabled: settings.trackingDisabled,
    placesEnabled: settings.placesEnabled,
    business: settings.business,
  };
}
