import { useQuery } from '@tanstack/react-query';
import { useCan } from '../app/session.ts';
import { shopQuery } from './queries.ts';

/** Whether visitors see a lock screen, as far as the member may know. */
export function useIsClosed(): boolean {
  const isAllowed = useCan()('settings.manage');
  return useQuery({ ...shopQuery, enabled: isAllowed }).data?.isClosed ?? false;
}
