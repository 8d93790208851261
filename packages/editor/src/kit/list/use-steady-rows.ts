import { type DOMAttributes, useEffect, useState } from 'react';

interface RowsQuery<Row> {
  readonly data: readonly Row[] | undefined;
  readonly isPlaceholderData: boolean;
}

interface SteadyRows<Query> {
  readonly query: Query;
  /** For the element around the rows. */
  readonly props: Pick<DOMAttributes<HTMLElement>, 'onPointerDown'> & { readonly 'aria-busy': boolean };
}

/**
 * The rows of a list as they are shown: those of the search before stay until the next are there, and no row vanishes under a press, which
 * would be lost.
 */
export function useSteadyRows<Query extends RowsQuery<unknown>>(query: Query): SteadyRows<Query> {
  const [pressed, setPressed] = useState<Query['data']>();
  useEffect(() => {
    if (pressed === undefined) return undefined;
    // The click comes after the pointer is up.
    const release = () => void setTimeout(() => setPressed(undefined));
    const ends = ['pointerup', 'pointercancel'] as const;
    for (const end of ends) window.addEventListener(end, release);
    return () => {
      for (const end of ends) window.removeEventListener(end, release);
    };
  }, [pressed]);
  return {
    query: pressed === undefined ? query : { ...query, data: pressed },
    props: { 'aria-busy': query.isPlaceholderData, onPointerDown: () => setPressed(query.data) },
  };
}
