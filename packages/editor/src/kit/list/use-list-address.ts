import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type Asked, type ListChoices, readAsked, withAsked } from './list-address.ts';

export interface ListAddress<Choices extends ListChoices = ListChoices> {
  readonly asked: Asked<Choices>;
  /** Changes one choice. `replace` keeps the step out of the browser's history, as for every letter of a search. */
  readonly ask: (name: string, value: string | undefined, options?: { readonly replace: boolean }) => void;
  /** Asks for these choices instead of all others, in the same order and with the same search. */
  readonly show: (choices: Asked<Choices>) => void;
  /** Asks for all rows again, in the same order. */
  readonly clear: () => void;
}

/** What a list is asked for stands in the address: it survives a reload, can be sent to a colleague, and comes back with "Back". */
export function useListAddress<const Choices extends ListChoices>(choices: Choices): ListAddress<Choices> {
  const address = useSearch({ strict: false }) as Readonly<Record<string, unknown>>;
  const navigate = useNavigate();
  const asked = useMemo(() => readAsked(address, choices), [address, choices]);
  const go = (search: (former: Readonly<Record<string, unknown>>) => object, replace: boolean) =>
    void navigate({ to: '.', search, replace, resetScroll: false });
  return {
    asked,
    ask: (name, value, { replace } = { replace: false }) => go((former) => withAsked(former, name, value), replace),
    show: (made) =>
      go(({ sort, search }) => {
        const kept = { ...(sort === undefined ? {} : { sort }), ...(search === undefined ? {} : { search }) };
        return { ...kept, ...made };
      }, false),
    clear: () => go(({ sort }) => (sort === undefined ? {} : { sort }), false),
  };
}
