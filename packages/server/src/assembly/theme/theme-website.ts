import type { FastifyInstance } from 'fastify';
import type { Parts } from '../../platform/parts.ts';
import { createWebsite, type Website } from '../../platform/website/index.ts';
import { renderingOf, type Theme } from '../../site/rendering/index.ts';
import { fillWebsite, sampleWebsite } from '../sample/index.ts';
import { addThemeContent } from './theme-content.ts';
import type { SamplePageAddress } from './theme-types.ts';

export const THEME_HOST = 'theme.test';

/** Creates a website with the content of the sample that uses the theme. */
export async function createThemeWebsite(parts: Parts, name: string): Promise<void> {
  const sample = sampleWebsite();
  await parts.database.transaction(async (connection) => {
    const settings = { ...sample.settings!, theme: name };
    const websiteId = await createWebsite(connection, parts.clock, { ...sample, hosts: [THEME_HOST], settings });
    await fillWebsite(parts, connection, websiteId);
  });
}

/** Adds a page of every kind that the theme has. */
export async function fillThemeWebsite(
  parts: Parts,
  app: FastifyInstance,
): Promise<{ website: Website; theme: Theme; addresses: readonly SamplePageAddress[] }> {
  // The first request opens the rendering with the contributions of all features.
  await app.inject({ url: '/site.css', headers: { host: THEME_HOST } });
  const website = app.websites.known(THEME_HOST);
  if (website === undefined) throw new Error('The website of the theme is gone');
  const { theme } = await (await renderingOf(parts)).theme({ website });
  const addresses = await parts.database.transaction((connection) =>
    addThemeContent({ parts, connection, websiteId: website.id }, theme),
  );
  return { website, theme, addresses };
}
