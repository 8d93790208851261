import { useQueries } from '@tanstack/react-query';
import { isInPlan, type Opened } from '../app/navigation.ts';
import type { Found, Screen } from '../app/screen.ts';
import { loadCode } from '../kit/load-code.ts';

/** What a list holds of the searched text. */
export interface FoundGroup {
  readonly screen: Screen;
  readonly found: readonly Found[];
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
}

/** One letter would match nearly everything. A single digit is an order number. */
const searchable = /\d|../;
/** More are on the screen of the list itself. */
const MAX_FOUND = 5;
/** What is typed again soon was just read. */
const KEPT_MS = 10_000;

/** Asks all lists that the member may see; each group arrives as soon as its list has answered. */
export function useFound(screens: readonly Screen[], opened: Opened, search: string): readonly FoundGroup[] {
  const asked = screens.filter(
    (screen) => screen.find !== undefined && opened.rights.includes(screen.right) && isInPlan(screen, opened.planFlags),
  );
  const isAsked = searchable.test(search);
  return useQueries({
    queries: asked.map(({ path, find }) => ({
      queryKey: ['palette', path, search],
      queryFn: async () => (await (await loadCode(find!))(search)).slice(0, MAX_FOUND),
      enabled: isAsked,
      staleTime: KEPT_MS,
      gcTime: KEPT_MS,
    })),
    combine: (results) =>
      results.map(({ data, isFetching, isError }, place) => ({
        screen: asked[place]!,
        found: data ?? [],
        isSearching: isFetching,
        hasFailed: isError,
      })),
  });
}
