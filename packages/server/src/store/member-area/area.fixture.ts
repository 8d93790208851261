import { addProduct, layoutOf, type TestProduct, type TestServer, type Visitor } from '@awning/testing';
import { createCollection, saveLayout } from '../../site/content/index.ts';

let made = 0;

export interface TestArea {
  readonly id: string;
  readonly version: number;
  readonly page: string;
  /** The address of its page. */
  readonly path: string;
  /** It occurs on the page and nowhere else. */
  readonly word: string;
  readonly product: TestProduct;
}

/** A member area with a page, and a product that opens it for 30.00. */
export async function addArea(server: TestServer, admin: Visitor): Promise<TestArea> {
  const { database, clock, website } = server;
  made += 1;
  const [word, slug] = [`secret${made}`, `course-${made}`];
  const page = await createCollection(database, clock, website.id, {
    urlId: slug,
    typeName: 'page',
    type: 10,
    texts: { en: { title: `Course ${word}` } },
  });
  const block = { type: 'html', props: { id: 'text', html: `<p>Lesson ${word}</p>` } };
  await saveLayout(database, clock, website.id, `page:${page}`, layoutOf({ en: [block] }));
  const product = await addProduct(server, { type: 5, name: `Course ${made} for ever`, price: 3000n });
  const body = {
    texts: { en: { name: `Pottery ${made}`, description: 'Twelve lessons.\n\nWatch them at home.' } },
    pageIds: [page],
    productIds: [product.id],
  };
  const created = await admin.post('/api/commerce/member-areas', { body });
  if (created.status !== 200 && created.status !== 201) {
    throw new Error(`The area returned ${created.status}: ${created.text}`);
  }
  const { id, version } = created.json<{ id: string; version: number }>();
  return { id, version, page, path: `/${slug}`, word, product };
}
