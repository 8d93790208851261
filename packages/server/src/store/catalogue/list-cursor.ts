import type { ListKey } from './store.ts';

/** Also names its list: the store's own, or one that an owner has picked. */
export interface Cursor extends ListKey {
  readonly isPicked?: boolean;
}

const form = /^(p?)(-?\d{1,9})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The end of a page of a list, encoded for addresses. */
export function writeCursor({ position, id, isPicked = false }: Cursor): string {
  return Buffer.from(`${isPicked ? 'p' : ''}${position}.${id}`).toString('base64url');
}

/** Visitors can write anything into an address: an invalid cursor counts as none. */
export function readCursor(text: string | undefined): Cursor | undefined {
  const [, mark, position = '', id = ''] = form.exec(Buffer.from(text ?? '', 'base64url').toString()) ?? [];
  return id === '' ? undefined : { position: Number(position), id, isPicked: mark === 'p' };
}
