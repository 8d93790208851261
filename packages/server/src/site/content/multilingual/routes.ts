import { auditedBy, writeAudit } from '../../../platform/database/index.ts';
import { defineRoute, type Route, refused } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import {
  changeLanguages,
  codeAsKnown,
  type Language,
  lockWebsite,
  primaryLanguage,
  type Website,
} from '../../../platform/website/index.ts';
import { languageErrors } from './check.ts';
import { listedLanguages, newestWebsite } from './newest.ts';
import { MultilingualSettings, MultilingualStatus } from './schema.ts';
import { countTranslated } from './store.ts';
import { FILL_TASK } from './translation/fill.ts';

/** The languages of a website (D-146). */
export function multilingualRoutes({ database, clock, jobs }: Parts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/multilingual/settings',
      summary: 'The languages of the website, in the order in which visitors choose among them.',
      access: { kind: 'anyone' },
      forgery: 'safe',
      limit: 'unlimited',
      impersonal: true,
      schema: { answer: MultilingualSettings },
      handle: async ({ website }) => ({ languages: listedLanguages(await newestWebsite(database, website)) }),
    }),
    defineRoute({
      method: 'GET',
      path: '/api/multilingual/status',
      summary: 'How far the published pages, items and products are translated.',
      access: { kind: 'team', right: 'languages.edit' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { answer: MultilingualStatus },
      handle: (request) =>
        database.snapshot(async (connection) => {
          const website = await newestWebsite(connection, request.website);
          const languages = listedLanguages(website);
          const primary = primaryLanguage(website);
          const codes = languages.map(({ code }) => code);
          return {
            enabled: languages.filter(({ enabled }) => enabled).length > 1,
            primaryLanguage: primary,
            languages: await countTranslated(connection, website.id, { languages: codes, primary }),
          };
        }),
    }),
    defineRoute({
      method: 'PUT',
      path: '/api/multilingual/languages',
      summary: 'Replaces the languages of the website. The texts of a language that is left out are kept.',
      access: { kind: 'team', right: 'languages.edit' },
      forgery: 'crumb',
      limit: 'team-change',
      schema: { body: MultilingualSettings, answer: MultilingualSettings },
      examples: [{ body: { languages: [{ code: 'en', name: 'English', isPrimary: true, enabled: true }] } }],
      handle: ({ website: asked, member, body }) =>
        database.transaction(async (connection) => {
          await lockWebsite(connection, asked.id);
          const website = await newestWebsite(connection, asked);
          const wanted = asKnown(website, body.languages);
          const errors = await languageErrors(connection, website, wanted);
          const [message] = Object.values(errors);
          if (message !== undefined) return refused(400, message, { errors });
          const languages = primaryFirst(wanted);
          await changeLanguages(connection, website.id, [...languages, ...leftOut(website, languages)]);
          await writeAudit(connection, {
            ...auditedBy(clock, website.id, member),
            what: 'website.languagesChanged',
            subject: `website/${website.id}`,
            before: { languages: listedLanguages(website) },
            after: { languages },
          });
          await jobs.add(connection, FILL_TASK, {}, { key: FILL_TASK });
          return { languages };
        }),
    }),
  ];
}

/** A language that is there already keeps its capitals, and with them its texts. */
function asKnown(website: Website, wanted: MultilingualSettings['languages']): MultilingualSettings['languages'] {
  return wanted.map((language) => ({ ...language, code: codeAsKnown(website, language.code) }));
}

/** The same order otherwise. */
function primaryFirst(languages: MultilingualSettings['languages']) {
  return languages.toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary));
}

const MAX_LEFT_OUT = 50;

/** Things that are translated keep their texts in languages that the website no longer lists, and can still be saved. */
function leftOut(website: Website, wanted: MultilingualSettings['languages']): Language[] {
  const known = new Set(wanted.map(({ code }) => code));
  return website.languages
    .filter(({ code }) => !known.has(code))
    .slice(0, MAX_LEFT_OUT)
    .map(({ code, name }) => ({ code, name, isPrimary: false, enabled: false, isLeftOut: true }));
}
