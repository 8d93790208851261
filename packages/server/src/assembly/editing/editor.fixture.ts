import type { Visitor } from '@awning/testing';
import type { DocumentKind } from '../../platform/editing/index.ts';

export interface DocumentAnswer {
  readonly id: string;
  readonly version: number;
  readonly state: 'draft' | 'published';
  readonly isVisible: boolean;
  readonly body: unknown;
}

export interface Reply {
  readonly status: number;
  readonly reason: string | undefined;
  readonly document: DocumentAnswer;
}

/** One person who edits documents of a kind through the team's calls. */
export function createEditor(visitor: Visitor, { kind, path, many }: DocumentKind) {
  const at = (id: string) => (many ? `${path}/${id}` : path);
  const reply = async (answer: ReturnType<Visitor['get']>): Promise<Reply> => {
    const received = await answer;
    const body = received.json<DocumentAnswer & { reason?: string }>();
    return { status: received.status, reason: body.reason, document: body };
  };
  return {
    create: (body: unknown) => reply(visitor.post(path, { body })),
    read: (id: string) => reply(visitor.get(at(id))),
    save: (id: string, version: number, body: unknown) => reply(visitor.put(at(id), { version, body })),
    publish: (id: string, version: number) => reply(visitor.post(`${at(id)}/publish`, { version })),
    restore: (id: string, version: number, no: number) => reply(visitor.post(`${at(id)}/restore`, { version, no })),
    trash: (id: string, version: number) => reply(visitor.delete(`${at(id)}?version=${version}`)),
    recover: (id: string) => reply(visitor.post(`${at(id)}/recover`)),
    purge: (id: string) => reply(visitor.delete(`/api/trash/${kind}/${id}`)),
    duplicate: (id: string) => reply(visitor.post(`${at(id)}/duplicate`)),
    versions: async (id: string) => {
      const answer = await visitor.get(`${at(id)}/versions`);
      return answer.json<{ versions: { no: number; state: string; by: string }[] }>().versions;
    },
    version: async (id: string, no: number) =>
      (await visitor.get(`${at(id)}/version?no=${no}`)).json<{ body: unknown }>().body,
  };
}

export type Editor = ReturnType<typeof createEditor>;
