import { compareTexts } from '@awning/formats';
import type { BlockSettings, tagcloudBlock } from '@awning/site-model';
import { wordsFor } from '../../../platform/website/index.ts';
import type { Collection } from '../../content/index.ts';
import { isHidden } from '../guarded-pages.ts';
import type { BlockContext } from '../page-model/builder.ts';
import { categoryName, collectionUrl } from '../page-model/collection-view.ts';
import { itemKindOf } from '../page-model/item-kinds.ts';
import { listedNames } from '../page-model/listed-names.ts';
import { listTexts } from './messages.ts';

interface NameInList {
  readonly name: string;
  readonly count?: number;
}

/** The tags or categories of a list, each with the address of what has it. */
export async function nameCloud(
  context: BlockContext,
  collection: Collection | undefined,
  { names, order, limit }: BlockSettings<typeof tagcloudBlock>,
): Promise<Readonly<Record<string, unknown>>> {
  if (collection === undefined || isHidden(context, collection)) return {};
  const { request } = context;
  const found = (await namesIn(context, collection, names)).slice(0, limit);
  const least = Math.min(...found.map(({ count = 1 }) => count));
  const parameter = names === 'tags' ? 'tag' : 'category';
  const items = found.map(({ name, count }) => ({
    name: names === 'tags' ? name : categoryName(collection, name, request),
    fullUrl: `${collectionUrl(collection, request)}?${parameter}=${encodeURIComponent(name)}`,
    ...(count === undefined ? {} : { count }),
    weight: weightOf(count ?? 1, least),
  }));
  const sorted =
    order === 'name' ? items.toSorted((one, other) => compareTexts(one.name, other.name, request.language)) : items;
  return { items: sorted, heading: wordsFor(request, listTexts)[names] };
}

/** Features know the categories of what they list themselves, and no tags. */
async function namesIn(
  context: BlockContext,
  collection: Collection,
  names: 'tags' | 'categories',
): Promise<readonly NameInList[]> {
  const kind = itemKindOf(context, collection);
  if (kind === undefined) return await listedNames(context, names, collection);
  const categories = names === 'categories' ? await kind.categories(context, collection, MAX_OF_KIND) : [];
  return categories.map((name) => ({ name }));
}

const MAX_OF_KIND = 100;
const HEAVIEST = 5;

/** Each step is twice as frequent, so that one very frequent name does not make all others alike. */
function weightOf(count: number, least: number): number {
  return Math.min(HEAVIEST, 1 + Math.floor(Math.log2(count / least)));
}
