import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../../platform/project-folder.ts';
import { type NavigationEntry, saveNavigation } from '../../site/content/index.ts';
import { addFile } from '../../site/media/index.ts';
import type { Theme } from '../../site/rendering/index.ts';
import { sampleContext } from '../sample/index.ts';
import { addCollection, addType, type Place, type SamplePageAddress, slug, type Website } from './theme-types.ts';

/** The collection types that a host supplies with its own templates. */
const hostTypes = ['blog', 'gallery', 'products', 'events', 'album'];

const plain: readonly SamplePageAddress[] = [
  '/',
  '/about',
  '/contact',
  '/building-blocks',
  '/notebook',
  '/notebook/opening-the-kiln',
  '/notebook?category=Kiln',
  '/notebook?format=main-content',
  '/notebook?format=json',
  '/shop',
  '/shop?format=json',
  '/shop/p/tide-mug',
  '/search',
  '/search?q=mug',
  '/cart',
].map((path) => ({ path, statuses: [200] }));
const others: readonly SamplePageAddress[] = [
  { path: '/checkout', statuses: [200, 302, 303] },
  { path: '/no-such-page', statuses: [404] },
];

/**
 * Adds to the sample website one page of every kind that a theme has, with several entries each, and returns the
 * addresses of all pages worth rendering.
 */
export async function addThemeContent(website: Website, theme: Theme): Promise<SamplePageAddress[]> {
  const place = { ...website, theme, pictureIds: await addPictures(website) };
  const types = [...new Set([...theme.collections.keys(), ...hostTypes])].filter((type) => type !== 'page');
  const [added, ids]: [SamplePageAddress[], string[]] = [[], []];
  for (const type of types) {
    const { id, addresses } = await addType(place, type);
    added.push(...addresses);
    ids.push(id);
  }
  for (const id of theme.layouts.keys()) {
    const urlId = `layout-${slug(id)}`;
    await addCollection(place, { urlId, typeName: 'page', title: `Layout ${id}`, regionName: id, hasBlocks: true });
    added.push({ path: `/${urlId}`, statuses: [200] });
  }
  await fillNavigations(place, ids);
  const pages = [...theme.pages.keys()]
    .filter((name) => !hostPages.has(name))
    .map((name) => ({ path: `/${encodeURIComponent(name)}`, statuses: [200] }));
  return [...plain, ...pages, ...added, ...others];
}

const pictures = ['tide-mug', 'studio-shelf', 'heron-vase', 'opening-the-kiln', 'dune-bowls'];

async function addPictures({ parts, connection, websiteId }: Website): Promise<string[]> {
  const context = await sampleContext(parts, connection, websiteId);
  const ids = [];
  for (const name of pictures) {
    const filename = `${name}.webp`;
    const bytes = await readFile(join(projectFolder, 'sample', 'pictures', filename));
    ids.push(await addFile(parts, context, { filename, bytes }));
  }
  return ids;
}

/** Static pages that replace pages of the host, and have no address of their own. */
const hostPages: ReadonlySet<string> = new Set(['not-found', 'error', 'search', 'system']);

/** Every menu leads to pages of all kinds and elsewhere; a folder among them has entries of its own. */
async function fillNavigations(place: Place, ofTypes: readonly string[]): Promise<void> {
  const { parts, connection, websiteId, theme } = place;
  const folder = await addCollection(place, { urlId: 'menu', typeName: 'folder', title: 'Menu', isFolder: true });
  for (const title of ['First', 'Second']) {
    const urlId = `menu-${title.toLowerCase()}`;
    await addCollection(place, { urlId, typeName: 'page', title, parentId: folder, hasBlocks: true });
  }
  const entries: NavigationEntry[] = [
    { url: '/about', texts: { en: { title: 'About' } } },
    { collectionId: folder },
    ...ofTypes.map((collectionId) => ({ collectionId })),
    { url: '/shop', texts: { en: { title: 'Shop' } } },
    { url: 'https://example.com/', texts: { en: { title: 'Elsewhere' } }, newWindow: true },
  ];
  for (const { name } of theme.navigations) await saveNavigation(connection, parts.clock, websiteId, { name, entries });
}
