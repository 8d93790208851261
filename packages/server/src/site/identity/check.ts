import { accountOf } from '@awning/site-model';
import type { EditContext } from '../../platform/editing/index.ts';
import { identityMessages } from './messages.ts';
import type { IdentityBody } from './schema.ts';
import { selectPictureIds } from './store.ts';

type Errors = Readonly<Record<string, string>>;

export async function identityErrors(context: EditContext, body: IdentityBody): Promise<Errors> {
  return {
    ...(await pictureErrors(context, body)),
    ...languageErrors(context, body),
    ...accountErrors(body),
    ...titleErrors(body),
  };
}

async function pictureErrors({ connection, website }: EditContext, body: IdentityBody): Promise<Errors> {
  const { logoId, iconId, shareImageId } = body;
  const chosen = Object.entries({ logoId, iconId, shareImageId }).flatMap(([field, id]) =>
    id === null ? [] : [{ field, id }],
  );
  if (chosen.length === 0) return {};
  const ids = chosen.map(({ id }) => id);
  const known = await selectPictureIds(connection, website.id, ids);
  const missing = chosen.filter(({ id }) => !known.has(id));
  return Object.fromEntries(missing.map(({ field }) => [field, identityMessages.noPicture]));
}

function languageErrors({ website }: EditContext, { taglines }: IdentityBody): Errors {
  const known = new Set(website.languages.map(({ code }) => code));
  const unknown = Object.keys(taglines).filter((code) => !known.has(code));
  return Object.fromEntries(unknown.map((code) => [`taglines.${code}`, identityMessages.unknownLanguage]));
}

function accountErrors({ accounts }: IdentityBody): Errors {
  return Object.fromEntries(
    accounts.flatMap((address, place) =>
      accountOf(address.trim()) === undefined ? [[`accounts.${place}`, identityMessages.noAddress]] : [],
    ),
  );
}

/** Visitors and search engines tell pages apart by their titles. */
function titleErrors({ titlePatterns: { collection, item } }: IdentityBody): Errors {
  return {
    ...(!collection.includes('%c') && { 'titlePatterns.collection': identityMessages.withoutName('%c') }),
    ...(!item.includes('%i') && { 'titlePatterns.item': identityMessages.withoutName('%i') }),
  };
}
