import { hasWords, type Identity } from '@awning/site-model';
import { defineDocument, type ReadContext } from '../../platform/editing/index.ts';
import { silentLog } from '../../platform/log.ts';
import { subjectOf } from '../../platform/subjects/index.ts';
import { changeSettings, readWebsiteById } from '../../platform/website/index.ts';
import { identityErrors } from './check.ts';
import { IdentityBody } from './schema.ts';

/** What visitors recognise the website by. It is part of the website's settings, since every page needs it. */
export const identityDocument = defineDocument({
  kind: 'identity',
  path: '/api/website/identity',
  words: { one: 'logo and titles of the website', many: 'logos and titles' },
  schema: IdentityBody,
  schemaVersion: 1,
  right: 'settings.manage',
  hasDrafts: false,
  example: {
    logoId: null,
    iconId: null,
    shareImageId: null,
    taglines: { en: 'Stoneware for the everyday table' },
    accounts: ['https://www.instagram.com/strandgut'],
    openingHours: {
      monday: '',
      tuesday: '',
      wednesday: '',
      thursday: '',
      friday: '10–18',
      saturday: '10–18',
      sunday: '',
    },
    titlePatterns: { homepage: '%s', collection: '%c — %s', item: '%i — %s' },
    place: { latitude: 54.622, longitude: 8.696 },
  },
  load: async (context) => ({ body: await storedIdentity(context), isVisible: true }),
  check: async (context, body) => {
    const errors = await identityErrors(context, body);
    return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, body: tidy(body) };
  },
  write: async ({ connection, website }, _id, identity) => {
    await changeSettings(connection, website.id, { identity });
  },
  places: ({ taglines }, primary) =>
    hasWords(taglines[primary] ?? '') ? [{ path: ['taglines', '*'], holds: 'text', source: taglines[primary]! }] : [],
  subjects: () => [subjectOf.settings],
});

/** The settings in the request are a moment old; a save compares with what is stored now. */
async function storedIdentity({ connection, website }: ReadContext): Promise<Identity> {
  return ((await readWebsiteById(connection, website.id, silentLog)) ?? website).settings.identity;
}

function tidy(body: IdentityBody): IdentityBody {
  const taglines = Object.entries(body.taglines).map(([code, text]) => [code, text.trim()] as const);
  return {
    ...body,
    taglines: Object.fromEntries(taglines.filter(([, text]) => text !== '')),
    accounts: body.accounts.map((address) => address.trim()),
  };
}
