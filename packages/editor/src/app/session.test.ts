import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { beginSession, type Session, sessionQuery } from './session.ts';

const session = { member: { name: 'Ada', language: 'de' }, rights: [] } as unknown as Session;

it('forgets what was loaded before, and tells those who watch the session, then and later', () => {
  const queries = new QueryClient();
  const watching = new QueryObserver(queries, { ...sessionQuery, enabled: false });
  const stop = watching.subscribe(() => {});
  queries.setQueryData(['orders'], ['of somebody else']);
  beginSession(queries, session);
  expect(queries.getQueryData(['orders'])).toBeUndefined();
  queries.setQueryData(sessionQuery.queryKey, { ...session, member: { ...session.member, language: 'fr' } });
  expect(watching.getCurrentResult().data?.member.language).toBe('fr');
  stop();
});
