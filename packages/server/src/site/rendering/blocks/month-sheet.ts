import type { Collection } from '../../content/index.ts';
import { isHidden } from '../guarded-pages.ts';
import type { BlockContext } from '../page-model/builder.ts';
import { collectionUrl } from '../page-model/collection-view.ts';
import { isCalendar, listedEventsIn } from '../page-model/events/listed-events.ts';
import { monthAt, periodOf } from '../page-model/events/month.ts';
import { monthView } from '../page-model/events/month-view.ts';
import { itemViews } from '../page-model/list-page.ts';
import { renderTemplate } from '../template.ts';

/** A page of a month shows more. */
const MAX_EVENTS = 100;

/** The present month of a page of events, in the theme's own markup for it. */
export async function monthSheet(
  context: BlockContext,
  collection: Collection | undefined,
): Promise<Readonly<Record<string, unknown>>> {
  if (collection === undefined || !isCalendar(collection) || isHidden(context, collection)) return {};
  const { request, theme } = context;
  const { timeZone } = request.website.settings;
  const month = monthAt(request.now, timeZone);
  const period = periodOf(month, timeZone);
  const found = await listedEventsIn(context, period, { collectionId: collection.id, limit: MAX_EVENTS + 1 });
  const { items } = await itemViews(context, collection, found.slice(0, MAX_EVENTS));
  const calendar = {
    ...monthView(context, month, items, collectionUrl(collection, request)),
    ...(found.length > MAX_EVENTS ? { isShortened: true } : {}),
  };
  return { monthHtml: renderTemplate(context, theme.template(template), { ...context.base, calendar }) };
}

const template = '{calendar|apply event-month.block}';
