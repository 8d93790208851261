import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../api/client.ts';

type Team = Answer<'GET /api/team/members'>;
export type TeamMember = Team['members'][number];
export type Invitation = Team['invitations'][number];

export const teamQuery = queryOptions({
  queryKey: ['team'],
  queryFn: () => call('GET /api/team/members', {}),
});
