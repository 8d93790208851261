import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { Problem } from '../api/problem.ts';
import { isSignedOut } from '../api/say.ts';
import { sessionQuery } from './session.ts';
import { leaveForSignIn } from './sign-in-address.ts';

/** What the server said is kept for half a minute; a session that has ended leads to the login wherever it is noticed (D-008). */
export const queries = new QueryClient({
  queryCache: new QueryCache({ onError: followRefusal }),
  mutationCache: new MutationCache({ onError: followRefusal }),
  defaultOptions: {
    // The server may be on this very machine, where it can be reached without any network.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      // A refusal stays one; only a lost connection is worth a second try.
      retry: (failures, problem) => failures < 2 && problem instanceof Problem && problem.kind === 'network',
    },
  },
});

function followRefusal(problem: unknown): void {
  if (isSignedOut(problem)) leaveForSignIn();
  // The owner has decided meanwhile that administrators need a second factor: the session says so, and the shell shows the way.
  if (problem instanceof Problem && problem.reason === 'secondFactorNeeded') {
    void queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }
}
