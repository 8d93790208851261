import { expect, type Page } from '@playwright/test';

export interface MadePage {
  readonly id: string;
  readonly slug: string;
}

let made = 0;

const quoteAndButton = {
  content: [
    { type: 'quote', props: { id: 'said' } },
    { type: 'button', props: { id: 'go' } },
  ] as readonly object[],
  texts: {
    en: { said: { quote: '<p>Fired twice a week</p>', source: 'Ada' }, go: { buttonText: 'Visit us' } },
  } as object,
};

/** A page of its own, so that a journey can be repeated, published. */
export async function makePage(
  { request, context }: Pick<Page, 'request' | 'context'>,
  layout = quoteAndButton,
): Promise<MadePage> {
  made += 1;
  const slug = `built-${process.pid}-${Date.now()}-${made}`;
  const crumb = (await context().cookies()).find(({ name }) => name === 'crumb')?.value ?? '';
  const headers = { 'x-crumb': crumb };
  const body = {
    slug,
    type: 10,
    isEnabled: true,
    regionName: null,
    parentId: null,
    mainImageId: null,
    texts: { en: { title: 'Our story' } },
    layout: { schema: 1, root: {}, ...layout },
  };
  const answer = await request.post('/api/pages', { data: { body }, headers });
  expect(answer.status(), await answer.text()).toBe(200);
  const { id, version } = (await answer.json()) as { id: string; version: number };
  expect((await request.post(`/api/pages/${id}/publish`, { data: { version }, headers })).status()).toBe(200);
  return { id, slug };
}
