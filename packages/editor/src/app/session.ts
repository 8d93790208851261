import type { Right } from '@awning/site-model';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Answer, call } from '../api/client.ts';
import { Problem } from '../api/problem.ts';

export type Session = Answer<'GET /api/team/session'>;

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: () => call('GET /api/team/session', {}),
  staleTime: 60_000,
});

/** Who is signed in. Screens stand below the shell, which is shown only with a session. */
export function useSession(): Session {
  const { data } = useQuery(sessionQuery);
  if (data === undefined) throw new Error('This part is shown only to who is signed in');
  return data;
}

/** The languages that visitors can choose, the first one before the others. Texts in one that is switched off are kept, but not asked for. */
export function useShownLanguages(): Session['website']['languages'] {
  const { languages } = useSession().website;
  return useMemo(() => languages.filter(({ isEnabled }, place) => isEnabled || place === 0), [languages]);
}

/** The first language of the website: every title is there in it. */
export function usePrimaryLanguage(): string {
  return useSession().website.languages[0]?.code ?? 'en';
}

export function useCan(): (right: Right) => boolean {
  const { rights } = useSession();
  return (right) => rights.includes(right);
}

/** Forgets everything that the former session had loaded. */
export function beginSession(queries: QueryClient, session: Session): void {
  const [key] = sessionQuery.queryKey;
  // The session itself is only replaced: whoever watches it would go on to watch one that was removed.
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== key });
  queries.getMutationCache().clear();
  queries.setQueryData(sessionQuery.queryKey, session);
}

/** Ends the session. The call is repeated once with the fresh crumb (D-011); somebody who is signed out already is content. */
export async function leave(): Promise<void> {
  await signOut().catch((problem: unknown) => {
    if (problem instanceof Problem && problem.freshCrumb !== undefined) return signOut();
    throw problem;
  });
  // A new page forgets everything that was loaded.
  window.location.assign('/config/login');
}

async function signOut(): Promise<void> {
  await call('DELETE /api/team/session', {}).catch((problem: unknown) => {
    if (!(problem instanceof Problem && problem.status === 401)) throw problem;
  });
}
