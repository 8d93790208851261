import { defineRoute, type Route } from '../../platform/http/index.ts';
import type { Parts } from '../../platform/parts.ts';
import type { ToDo } from '../../platform/to-do.ts';
import { overviewAnswer } from './schema.ts';

export function overviewRoutes(parts: Parts, toDos: readonly ToDo[]): Route[] {
  const { database, clock } = parts;
  const urgentFirst = [...toDos.filter(({ isUrgent }) => isUrgent), ...toDos.filter(({ isUrgent }) => !isUrgent)];
  return [
    defineRoute({
      method: 'GET',
      path: '/api/back-office/overview',
      summary: 'What waits for the team, as far as the member may see it. Counts end at 100.',
      access: { kind: 'team', right: 'config.open' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { answer: overviewAnswer(toDos.map(({ name }) => name)) },
      async handle({ website, member }) {
        const seen = urgentFirst.filter(({ right }) => member.rights.has(right));
        const counted = await Promise.all(
          seen.map(async ({ name, count }) => ({
            name,
            count: await count(database, website.id, clock.now(), { parts, website }),
          })),
        );
        return { toDos: counted.filter(({ count }) => count > 0) };
      },
    }),
  ];
}
