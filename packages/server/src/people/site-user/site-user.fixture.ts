import type { TestServer } from '@awning/testing';

/** The mails to an address, oldest first. */
export async function mailsTo(server: TestServer, recipient: string, website = server.website) {
  return server.database.kysely
    .selectFrom('mail')
    .select(['kind', 'language', 'subject', 'html', 'text'])
    .where('website_id', '=', website.id)
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
}

/** The token of the link in the last mail to an address, after running due jobs. */
export async function mailedToken(server: TestServer, recipient: string, page: string): Promise<string> {
  await server.runJobs();
  const mails = await mailsTo(server, recipient);
  const link = new RegExp(`/account/${page}\\?token=([\\w-]{43})`).exec(mails.at(-1)?.text ?? '');
  if (!link) throw new Error(`No mail to ${recipient} leads to ${page}`);
  return link[1]!;
}
