import { dateText } from '@awning/formats';
import type { FastifyRequest } from 'fastify';
import type { Parts } from '../../../platform/parts.ts';
import { addressIn, type Website } from '../../../platform/website/index.ts';
import { type DownloadGrant, downloadToken, grantState } from './grant.ts';
import type { DownloadJson } from './schema.ts';
import { selectGrants } from './store.ts';

interface Reader {
  readonly website: Pick<Website, 'languages' | 'settings'>;
  readonly language: string;
  readonly secrets: readonly string[];
  readonly now: Date;
}

/** The address of a download on the website. */
export function downloadAddress({ website, language, secrets }: Reader, grant: DownloadGrant): string {
  return `${addressIn(website, language, `/checkout/downloads/${grant.id}`)}?token=${downloadToken(secrets, grant)}`;
}

/** The downloads of an order as its buyer sees them, in the language of the request. */
export async function readDownloads(
  { database, config, clock }: Parts,
  { website, language }: Pick<FastifyRequest, 'website' | 'language'>,
  orderId: string,
): Promise<DownloadJson[]> {
  const reader = { website, language, secrets: config.secrets, now: clock.now() };
  return downloadViews(reader, await selectGrants(database, website.id, orderId));
}

function downloadViews(reader: Reader, grants: readonly DownloadGrant[]): DownloadJson[] {
  return grants.map((grant) => {
    const { id, name, productName, usesLeft, expiresAt } = grant;
    const state = grantState(grant, reader.now);
    return {
      id,
      name,
      productName,
      state,
      usesLeft,
      until: untilText(reader, expiresAt),
      url: state === 'open' ? downloadAddress(reader, grant) : null,
    };
  });
}

export function untilText({ website, language }: Pick<Reader, 'website' | 'language'>, expiresAt: Date): string {
  const { timeZone } = website.settings;
  return dateText(expiresAt, { locale: language, timeZone, date: 'long', time: 'short' });
}
