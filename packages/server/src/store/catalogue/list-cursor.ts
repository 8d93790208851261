import type { ListKey } from './store.ts';

/** Also says which list it belongs to: the store's own, or one that an owner has picked. */
export interface Cursor extends ListKey {
  readonly isPicked?: boolean;
}

const form = /^(p?)(-?\d{1,9})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Where a page of a list ends, in a form for addresses. */
export function writeCursor({ position, id, isPicked = false }: Cursor): string {
  return Buffer.from(`${isPicked ? 'p' : ''}${position}.${id}`).toString('base64url');
}

/** Visitors can write anything into an address: what is no cursor is treated like none. */
export function readCursor(text: string | undefined): Cursor | undefined {
  const [, mark, position = '', id = ''] = form.exec(Buffer.from(text ?? '', 'base64url').toString()) ?? [];
  return id === '' ? undefined : { position: Number(position), id, isPicked: mark === 'p' };
}
