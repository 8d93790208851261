import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../api/client.ts';

export type SecondFactor = Answer<'GET /api/team/second-factor'>;
export type Passkey = SecondFactor['passkeys'][number];
export type CodeAppSetup = Answer<'POST /api/team/second-factor/code-app'>;
export type OpenSession = Answer<'GET /api/team/sessions'>['sessions'][number];

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: () => call('GET /api/team/second-factor', {}),
});

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => call('GET /api/team/sessions', {}),
  // Somebody who looks for a stranger's session wants to see what is true now.
  staleTime: 0,
});
