import type { archiveBlock, BlockSettings } from '@awning/site-model';
import { wordsFor } from '../../../platform/website/index.ts';
import type { Collection } from '../../content/index.ts';
import type { BlockContext } from '../page-model/builder.ts';
import { collectionUrl } from '../page-model/collection-view.ts';
import { monthName } from '../page-model/events/month.ts';
import { titleOf } from '../page-model/events/month-view.ts';
import { listedMonths } from '../page-model/listed-names.ts';
import { listTexts } from './messages.ts';

/** The months of a blog, each with the address of its posts. */
export async function archive(
  context: BlockContext,
  collection: Collection | undefined,
  { limit }: BlockSettings<typeof archiveBlock>,
): Promise<Readonly<Record<string, unknown>>> {
  if (collection === undefined) return {};
  const { request } = context;
  const address = collectionUrl(collection, request);
  const months = (await listedMonths(context, collection)).slice(0, limit).map((month) => ({
    year: month.year,
    title: titleOf(month, request.language),
    fullUrl: `${address}?month=${monthName(month)}`,
  }));
  return { months, heading: wordsFor(request, listTexts).archive };
}
