/** Events with names that marketing tools know, and two clicks in the back office (D-135). */
export const namedEvents = [
  'AddToCart',
  'Search',
  'ViewContent',
  'Purchase',
  'CompleteRegistration',
  'Lead',
  'ClickApiKeys',
  'ClickInventoryPanel',
] as const;

/** Visitors' actions in the store (D-136). */
export const visitorEvents = [
  'product_page_view',
  'add_to_cart',
  'remove_from_cart',
  'cart_view',
  'reviews_tab_click',
  'reviews_anchor_click',
] as const;

export type NamedEvent = (typeof namedEvents)[number];
export type VisitorEvent = (typeof visitorEvents)[number];
export type EventName = NamedEvent | VisitorEvent;

export type EventValue =
  | string
  | number
  | boolean
  | null
  | readonly EventValue[]
  | { readonly [key: string]: EventValue };

/** The argument of `track()`, in the browser and on the server; `track()` adds website, page and time. */
export interface TrackedEvent {
  readonly name: EventName;
  readonly details?: Readonly<Record<string, EventValue>>;
}

/** An event with its context, as consumers receive it. */
export interface EventRecord {
  readonly name: EventName;
  readonly websiteId: string;
  /** Epoch milliseconds. */
  readonly occurredAt: number;
  /** Without query string: URLs of orders and carts carry secrets there (D-001). */
  readonly pagePath: string;
  readonly details: Readonly<Record<string, EventValue>>;
}

/**
 * Builds the record of an event.
 *
 * @example
 * eventRecord({ name: 'Search' }, { websiteId: 'w1', occurredAt: 5, path: '/search?q=vase' })
 *   // => { name: 'Search', websiteId: 'w1', occurredAt: 5, pagePath: '/search', details: {} }
 */
export function eventRecord(
  event: TrackedEvent,
  place: { readonly websiteId: string; readonly occurredAt: number; readonly path: string },
): EventRecord {
  return {
    name: event.name,
    websiteId: place.websiteId,
    occurredAt: place.occurredAt,
    pagePath: place.path.replace(/[?#].*$/s, ''),
    details: event.details ?? {},
  };
}

/**
 * Whether a text is the name of an event.
 *
 * @example
 * isEventName('AddToCart') // => true
 * isEventName('addToCart') // => false
 */
export function isEventName(name: unknown): name is EventName {
  return [...namedEvents, ...visitorEvents].some((known) => known === name);
}
