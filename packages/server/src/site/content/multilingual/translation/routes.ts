import { hasFeature } from '@awning/site-model';
import {
  type DocumentKind,
  keepMarks,
  lockDocument,
  otherLanguages,
  readDocument,
  readTranslation,
  withFitting,
} from '../../../../platform/editing/index.ts';
import type { Feature } from '../../../../platform/feature.ts';
import { defineRoute, type Refusal, type Route, refused, type TeamRequest } from '../../../../platform/http/index.ts';
import type { Parts } from '../../../../platform/parts.ts';
import { codeAsKnown, type Website } from '../../../../platform/website/index.ts';
import { multilingualMessages } from '../messages.ts';
import { listedLanguages, newestWebsite } from '../newest.ts';
import { startedFill } from './fill.ts';
import { translatedKinds } from './kinds.ts';
import { listTranslations } from './list.ts';
import { readOne, versionOf } from './one.ts';
import {
  FittingBody,
  MOST_COUNTED,
  OneQuery,
  TranslationCounts,
  TranslationList,
  TranslationQuery,
  TranslationView,
} from './schema.ts';
import { countTranslations } from './store.ts';

const path = '/api/multilingual/translations';
const reading = {
  access: { kind: 'team', right: 'languages.edit' },
  forgery: 'safe',
  limit: 'unlimited',
} as const;

/** How far documents are translated. A translation is written by saving its document. */
export function translationRoutes({ database, clock }: Parts, features: readonly Feature[]): Route[] {
  const all = translatedKinds(features);
  return [
    defineRoute({
      ...reading,
      method: 'GET',
      path: '/api/multilingual/counts',
      summary: 'The languages of the website, with how many documents of each kind are translated into each.',
      schema: { answer: TranslationCounts },
      handle: (request) =>
        database.snapshot(async (connection) => {
          const website = await newestWebsite(connection, request.website);
          const kinds = editable(all, request).map(({ kind }) => kind);
          const wanted = { languages: otherLanguages({ website }), kinds, most: MOST_COUNTED };
          const counts = await countTranslations(connection, website.id, wanted);
          const { isDone } = await startedFill({ connection, website, clock });
          return {
            languages: listedLanguages(website).map((language) => ({
              ...language,
              kinds: counts
                .filter(({ code }) => code === language.code)
                .map(({ kind, missing, changed, complete }) => ({ kind, missing, changed, complete })),
            })),
            isComplete: isDone,
          };
        }),
    }),
    defineRoute({
      ...reading,
      method: 'GET',
      path,
      summary: 'The documents in which a language lacks texts, has outdated ones, or is complete; 50 at a time.',
      schema: { query: TranslationQuery, answer: TranslationList },
      handle: (request) =>
        database.snapshot(async (connection) => {
          const { website, member, query } = request;
          const language = knownLanguage(website, query.language);
          if (language === undefined) return unknownLanguage();
          const { state, kind, after } = query;
          const kinds = editable(all, request).filter((one) => kind === undefined || one.kind === kind);
          const context = { connection, website, clock };
          const asked = { language, state, after, kinds, rights: member.rights };
          const { isDone } = await startedFill(context);
          return { ...(await listTranslations(context, asked)), isComplete: isDone };
        }),
    }),
    defineRoute({
      ...reading,
      method: 'GET',
      path: '/api/multilingual/translation',
      summary:
        'All texts of a document in the main language and in another, with what is missing and what has changed.',
      schema: { query: OneQuery, answer: TranslationView },
      refusals: { 404: multilingualMessages.noDocument },
      handle: (request) =>
        database.snapshot(async (connection) => {
          const { website, query } = request;
          const language = knownLanguage(website, query.language);
          if (language === undefined) return unknownLanguage();
          const kind = editable(all, request).find((one) => one.kind === query.kind);
          const context = { connection, website, clock };
          const found = kind && isOf(kind, website, query.id) && (await readOne(context, kind, query.id, language));
          return found || refused(404, multilingualMessages.noDocument);
        }),
    }),
    defineRoute({
      access: { kind: 'team', right: 'languages.edit' },
      method: 'POST',
      path: '/api/multilingual/translation/fitting',
      summary: 'Notes that translations still fit, although the main language has changed since.',
      forgery: 'crumb',
      limit: 'team-change',
      schema: { body: FittingBody, answer: TranslationView },
      refusals: { 404: multilingualMessages.noDocument, 409: multilingualMessages.otherVersion },
      examples: [
        {
          body: {
            kind: 'page',
            id: '00000000-0000-7000-8000-000000000000',
            language: 'de',
            version: 3,
            names: ['texts.*.title'],
          },
        },
      ],
      handle: (request) =>
        database.transaction(async (connection) => {
          const { website, body } = request;
          const { id } = body;
          const language = knownLanguage(website, body.language);
          if (language === undefined) return unknownLanguage();
          const kind = editable(all, request).find((one) => one.kind === body.kind);
          const gone = refused(404, multilingualMessages.noDocument);
          if (!kind || !isOf(kind, website, id)) return gone;
          const context = { connection, website, clock };
          await lockDocument(connection, { websiteId: website.id, kind: kind.kind, id });
          const document = await readDocument(context, kind, id);
          if (!document) return gone;
          if (document.version !== body.version) {
            return refused(409, multilingualMessages.otherVersion, { extra: { reason: 'stale' } });
          }
          const version = versionOf(document);
          const before = await readTranslation(context, kind, version, language);
          const marks = withFitting(before, body.names, document.version);
          await keepMarks(context, kind, version, { language, marks });
          return (await readOne(context, kind, id, language)) ?? gone;
        }),
    }),
  ];
}

/** The kinds that the member may edit, because only those can be translated. */
function editable(kinds: readonly DocumentKind[], { member, website }: Pick<TeamRequest, 'member' | 'website'>) {
  return kinds.filter(
    ({ right, planFlag }) =>
      member.rights.has(right) && (planFlag === undefined || hasFeature(website.planFlags, planFlag)),
  );
}

function knownLanguage(website: Website, code: string): string | undefined {
  const known = codeAsKnown(website, code);
  return otherLanguages({ website }).includes(known) ? known : undefined;
}

function unknownLanguage(): Refusal {
  const message = multilingualMessages.notListed;
  return refused(400, message, { errors: { language: message } });
}

/** What a website has once has its id. */
function isOf({ many }: DocumentKind, website: Website, id: string): boolean {
  return many !== undefined || id === website.id;
}
