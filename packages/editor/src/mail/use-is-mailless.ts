import { useQuery } from '@tanstack/react-query';
import { useCan } from '../app/session.ts';
import { mailServerQuery } from './queries.ts';

/** Whether emails would wait, because there is no mail server. Only members who may see its settings know. */
export function useIsMailless(): boolean {
  const isAllowed = useCan()('settings.manage');
  const { data } = useQuery({ ...mailServerQuery, enabled: isAllowed });
  return data?.source === 'none';
}
