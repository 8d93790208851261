import { expect, type Page } from '@playwright/test';

interface Outbox {
  readonly mails: readonly { readonly id: string; readonly recipient: string }[];
}

/**
 * The first matching URL in a mail to this address; without a mail server the outbox holds it. The owner's API is used instead of the
 * screen, so that it works in journeys without scripts, too.
 */
export async function mailedAddress({ request }: Page, email: string, address: RegExp): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const { mails } = (await (await request.get('/api/mail/outbox')).json()) as Outbox;
    for (const { id } of mails.filter(({ recipient }) => recipient === email)) {
      const { text } = (await (await request.get(`/api/mail/outbox/${id}`)).json()) as { text: string };
      found ??= address.exec(text)?.[0];
    }
    expect(found).toBeDefined();
  }).toPass();
  return found!;
}
