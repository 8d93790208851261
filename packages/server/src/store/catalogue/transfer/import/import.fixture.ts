import type { TestServer, Visitor } from '@awning/testing';
import type { Static } from '@sinclair/typebox';
import { expect } from 'vitest';
import type { FaultList, ImportDetail } from './schema.ts';

export type ShownImport = Static<typeof ImportDetail>;
const path = '/api/commerce/product-imports';

/** Sends a file and has it checked. */
export async function uploadFile(server: TestServer, member: Visitor, file: string): Promise<ShownImport> {
  const bytes = Buffer.from(file);
  const sent = await member.post(`${path}?name=products.csv`, bytes, { 'content-type': 'application/octet-stream' });
  expect([sent.status, sent.status === 200 ? '' : sent.text]).toEqual([200, '']);
  await server.runJobs();
  return await shownImport(member, sent.json<ShownImport>().id);
}

/** Starts an import that was checked, and runs it to its end. */
export async function importFile(server: TestServer, member: Visitor, id: string): Promise<ShownImport> {
  expect((await member.post(`${path}/${id}/start`)).status).toBe(200);
  await server.runJobs();
  return await shownImport(member, id);
}

export async function shownImport(member: Visitor, id: string): Promise<ShownImport> {
  return (await member.get(`${path}/${id}`)).json<ShownImport>();
}

export async function faultsOfImport(
  member: Visitor,
  id: string,
  language?: string,
): Promise<Static<typeof FaultList>['faults']> {
  const wanted = language === undefined ? '' : `&language=${language}`;
  const all: Static<typeof FaultList>['faults'] = [];
  for (let after: number | null = 0; after !== null; ) {
    const page: Static<typeof FaultList> = (await member.get(`${path}/${id}/faults?after=${after}${wanted}`)).json();
    all.push(...page.faults);
    after = page.nextAfter;
  }
  return all;
}
