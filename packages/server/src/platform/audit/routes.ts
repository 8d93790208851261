import type { Right } from '@awning/site-model';
import { describeDocuments, type ReadContext } from '../editing/index.ts';
import type { Feature } from '../feature.ts';
import { defineRoute, type Route } from '../http/index.ts';
import { pageOf, ROWS_TO_FETCH } from '../page.ts';
import type { Parts } from '../parts.ts';
import { AuditAnswer, AuditChoices, AuditQuery, BY_ITSELF } from './schema.ts';
import { type AuditRow, selectEntries, selectKinds, selectPeople } from './store.ts';
import { nameThings, type Thing, thingOf } from './thing.ts';

/** More choices than this are of no help. */
const MAX_CHOICES = 200;

export function auditRoutes({ database, clock }: Parts, features: readonly Feature[]): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/audit',
      summary: 'Who did what on the website, the latest first, 50 at a time.',
      access: { kind: 'team', right: 'audit.read' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { query: AuditQuery, answer: AuditAnswer },
      handle: async ({ website, member, query }) => {
        const { who, kind, from, until, after } = query;
        const filter = {
          memberId: who === BY_ITSELF ? null : who,
          kind,
          from: from === undefined ? undefined : new Date(from),
          until: until === undefined ? undefined : new Date(until),
          after,
        };
        const { rows, nextAfter } = pageOf(await selectEntries(database, website.id, filter, ROWS_TO_FETCH));
        const things = await thingsOf({ connection: database, website, clock }, member.rights, rows);
        const entries = rows.map(({ id, at, who: name, memberId, what, subject, givenName }) => {
          const thing = things.get(subject);
          return {
            id,
            at: at.toISOString(),
            who: name,
            memberId,
            what,
            thing: thing ? { ...thing, name: thing.name ?? givenName } : null,
          };
        });
        return { entries, nextAfter };
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/audit/choices',
      summary: 'The people and the kinds of things that occur in the audit.',
      access: { kind: 'team', right: 'audit.read' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { answer: AuditChoices },
      handle: async ({ website }) => ({
        people: await selectPeople(database, website.id, MAX_CHOICES),
        kinds: await selectKinds(database, website.id, MAX_CHOICES),
      }),
    }),
  ];

  /** The things of a page of entries, by subject, each looked up once. */
  async function thingsOf(
    context: ReadContext,
    rights: ReadonlySet<Right>,
    rows: readonly AuditRow[],
  ): Promise<ReadonlyMap<string, Thing>> {
    const subjects = [...new Set(rows.map(({ subject }) => subject))];
    const keys = subjects.flatMap((subject) => thingOf(subject) ?? []);
    const kinds = features.flatMap(({ documents = [] }) => documents);
    const documents = keys.filter(({ kind }) => kinds.some((declared) => declared.kind === kind));
    const others = features.flatMap(({ subjectNames = [] }) => subjectNames);
    const named = await Promise.all([
      describeDocuments(context, kinds, rights, documents),
      ...others.map((one) => nameThings(context, one, keys)),
    ]);
    const found = new Map(
      named
        .flat()
        .map(({ kind, id, title, isTrashed }) => [`${kind}/${id}`, { kind, id, name: title ?? null, isTrashed }]),
    );
    const unnamed = ({ kind, id }: { readonly kind: string; readonly id: string }) => ({
      kind,
      id,
      name: null,
      isTrashed: false,
    });
    return new Map(keys.map((key) => [`${key.kind}/${key.id}`, found.get(`${key.kind}/${key.id}`) ?? unnamed(key)]));
  }
}
