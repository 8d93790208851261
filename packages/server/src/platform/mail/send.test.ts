import { addWebsite, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { goodbyeTemplate } from '../../people/site-user/privacy/mail.ts';
import { mailFeature } from './feature.ts';
import { sendMail } from './index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ features: [mailFeature] });
});
afterAll(() => server.close());

const language = (code: string, isPrimary: boolean) => ({ code, name: code, isPrimary, enabled: true });

it.each([
  ['de-CH', 'fr', 'de'],
  ['pt', 'fr', 'fr'],
  ['pt-BR', 'de-AT', 'de'],
  ['pt', 'it', 'en'],
])('a mail in %s of a website whose default is %s is written in %s', async (wanted, primary, written) => {
  const languages = [language(primary, true), language(wanted, false)];
  const { id: websiteId } = await addWebsite(server, { host: `${wanted}-${primary}.test`, languages });
  const to = `${wanted}.${primary}@example.test`;
  const mail = { websiteId, to, language: wanted, template: goodbyeTemplate, data: goodbyeTemplate.example };
  await sendMail(server.parts, server.database, mail);

  const stored = await server.database.kysely
    .selectFrom('mail')
    .select('language')
    .where('website_id', '=', websiteId)
    .executeTakeFirstOrThrow();
  expect(stored.language).toBe(written);
});
