import { useQuery } from '@tanstack/react-query';
import { overviewQuery } from '../app/overview.ts';

/** How many emails wait because there was no mail server when they were written. */
export function useHeldMails(): number {
  const { data } = useQuery(overviewQuery);
  return data?.toDos.find(({ name }) => name === 'heldMails')?.count ?? 0;
}
