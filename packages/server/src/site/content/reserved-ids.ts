/**
 * Whether an id belongs to the page itself: to its frame, an island or a form. Owner text keeps its other ids, because
 * links lead to them; see docs/decisions/ids-in-owner-text.md. A test checks the pages of the sample shop and fails on
 * an id that is missing here.
 */
export function isReservedId(id: string): boolean {
  return (
    frame.has(id) ||
    /^(?:awning|_?island|sqs|product-form|product-related|product-reviews|account|block|collection|item|system|page|form|field)-/i.test(
      id,
    )
  );
}

const frame: ReadonlySet<string> = new Set([
  'main',
  'footer',
  'root',
  'search',
  'search-query',
  'not-found',
  'error',
  'reviews',
]);
