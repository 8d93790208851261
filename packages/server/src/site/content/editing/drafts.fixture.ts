import type { Visitor } from '@awning/testing';
import { expect } from 'vitest';

interface Saved {
  readonly id: string;
  readonly version: number;
}

/**
 * The calls for a kind of document with drafts, as an editor makes them. `bodyWith` returns a complete body with some
 * given fields.
 */
export function draftCalls<Body extends { readonly slug: string }>(
  path: string,
  bodyWith: (change: Partial<Body>) => Body,
  editor: () => Visitor,
) {
  const create = async (change: Partial<Body>): Promise<Saved> => {
    const answer = await editor().post(path, { body: bodyWith(change) });
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    return answer.json<Saved>();
  };
  const save = async (id: string, version: number, change: Partial<Body>): Promise<void> => {
    const answer = await editor().put(`${path}/${id}`, { version, body: bodyWith(change) });
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  };
  const publish = async (id: string, version: number): Promise<void> => {
    expect((await editor().post(`${path}/${id}/publish`, { version })).status).toBe(200);
  };
  return {
    create,
    save,
    publish,
    /** Has version 2. */
    published: async (change: Partial<Body>): Promise<Saved> => {
      const created = await create(change);
      await publish(created.id, created.version);
      return created;
    },
    /** The errors of a body with these fields, by field. */
    errorsOf: async (change: Partial<Body>): Promise<object> => {
      const answer = await editor().post(path, { body: bodyWith({ slug: 'refused', ...change }) });
      expect([answer.status, answer.text]).toEqual([400, expect.any(String)]);
      const { errors } = answer.json<{ errors: Record<string, string> }>();
      return Object.fromEntries(Object.entries(errors).map(([field, text]) => [field.replace(/^body\./, ''), text]));
    },
  };
}
