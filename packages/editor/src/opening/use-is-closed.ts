import { useQuery } from '@tanstack/react-query';
import { useCan, useSession } from '../app/session.ts';
import { shopQuery } from './queries.ts';

/** Whether visitors see a lock screen. Only who may open the shop asks anew; others know it from their session. */
export function useIsClosed(): boolean {
  const isAllowed = useCan()('settings.manage');
  const { website } = useSession();
  return useQuery({ ...shopQuery, enabled: isAllowed }).data?.isClosed ?? website.isClosed;
}
