import type { ListKey } from './store.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where a page of a list ends, in a form for addresses. */
export function writeCursor({ position, id }: ListKey): string {
  return Buffer.from(`${position}.${id}`).toString('base64url');
}

/** Visitors can write anything into an address: what is no cursor is treated like none. */
export function readCursor(text: string | undefined): ListKey | undefined {
  const [, position = '', id = ''] = /^(-?\d{1,9})\.(.+)$/.exec(Buffer.from(text ?? '', 'base64url').toString()) ?? [];
  return uuid.test(id) ? { position: Number(position), id } : undefined;
}
