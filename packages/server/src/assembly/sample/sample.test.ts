import { openTestDatabase, startTestServer } from '@awning/testing';
import { expect, test } from 'vitest';
import { statement } from '../../platform/database/index.ts';
import { readWebsiteById } from '../../platform/website/index.ts';
import { search } from '../../site/content/index.ts';
import { productsByIds, productsForPage } from '../../store/catalogue/products.ts';
import { selectBrokenRules } from '../../store/order/rules/store.ts';
import { fillSampleSite } from './index.ts';

const websites = statement<{ id: string }>('test-websites', '/* all websites: there is one */ select id from website');

test('fills an empty installation once, in three languages', async () => {
  const server = await startTestServer({ features: [] });
  const database = await openTestDatabase();
  try {
    const parts = { ...server.parts, database };
    const filled = await Promise.all([fillSampleSite(parts), fillSampleSite(parts)]);
    expect(filled.toSorted()).toEqual([false, true]);
    const found = await database.run(websites, []);
    expect(found).toHaveLength(1);
    const website = await readWebsiteById(database, found[0]?.id ?? '', server.parts.log);
    if (!website) throw new Error('The sample website cannot be read');
    expect(website).toMatchObject({ name: 'Marram Pottery', settings: { storeSettings: { currency: 'EUR' } } });

    const place = { language: 'de', primaryLanguage: 'en' };
    const [hit] = await search(database, website.id, place, 'Nachtfähre', 5);
    const [tea] = await productsByIds(database, website, [hit?.id ?? '']);
    expect(tea).toMatchObject({ slug: 'night-ferry-teapot' });
    const collectionId = tea?.collectionId ?? '';
    const inLanguage = (language: string) => productsForPage(database, website, { collectionId, limit: 100, language });
    const { products } = await inLanguage('fr');
    expect(products.map(({ structuredContent }) => structuredContent.productType)).toEqual(
      expect.arrayContaining([1, 2, 3]),
    );
    const soldOut = products.filter(({ structuredContent }) =>
      structuredContent.variants.every(({ unlimited, qtyInStock }) => !unlimited && qtyInStock === 0),
    );
    expect(soldOut.map(({ slug }) => slug)).toEqual(['moon-jar']);
    expect(products.filter(({ structuredContent }) => structuredContent.onSale).map(({ slug }) => slug)).toEqual([
      'low-tide-plate',
    ]);
    for (const language of ['en', 'de', 'fr']) {
      const { products: translated } = await inLanguage(language);
      expect(translated).toHaveLength(products.length);
      expect(translated.filter(({ texts }) => !texts[language]?.['name'])).toEqual([]);
    }
    expect(products.filter(({ imageIds }) => imageIds.length === 0)).toEqual([]);
    expect(products[0]?.structuredContent.variantOptionOrdering).toEqual(['Émail', 'Taille']);
    expect(await selectBrokenRules(database)).toEqual([]);
  } finally {
    await database.close();
    await server.close();
  }
});

test('leaves an installation with a website alone', async () => {
  const server = await startTestServer({ features: [] });
  try {
    expect(await fillSampleSite(server.parts)).toBe(false);
  } finally {
    await server.close();
  }
});
