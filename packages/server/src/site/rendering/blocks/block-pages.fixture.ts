import { type Block, CollectionType, type LayoutDocument } from '@awning/site-model';
import { layoutOf, type TestServer } from '@awning/testing';
import { expect } from 'vitest';
import { createCollection, saveLayout } from '../../content/index.ts';

/** A page with these blocks; further languages have texts of their own. Returns its id. */
export async function addPageWith(
  server: TestServer,
  urlId: string,
  blocks: readonly Block[],
  others: Readonly<Record<string, readonly Block[]>> = {},
): Promise<string> {
  const { database, clock, website } = server;
  const texts = { en: { title: urlId } };
  const id = await createCollection(database, clock, website.id, {
    urlId,
    typeName: 'page',
    type: CollectionType.page,
    texts,
  });
  await fillPage(server, id, layoutOf({ en: blocks, ...others }));
  return id;
}

async function fillPage({ database, clock, website }: TestServer, id: string, layout: LayoutDocument): Promise<void> {
  expect(await saveLayout(database, clock, website.id, `page:${id}`, layout)).toEqual({ ok: true });
}

/** The blocks of a page as visitors get them, without what is around. */
export async function shownBlocks(server: TestServer, path: string): Promise<string> {
  const { status, text } = await server.visitor().get(path);
  expect(status).toBe(200);
  return /<div class="sqs-layout[\s\S]*?<\/main>/.exec(text)?.[0] ?? text;
}
