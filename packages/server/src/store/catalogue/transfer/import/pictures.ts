import type { EditContext } from '../../../../platform/editing/index.ts';
import { isId } from '../../../../platform/id.ts';
import { readAssets } from '../../../../site/media/index.ts';
import { readList } from '../cells.ts';
import { importMessages } from './messages.ts';

type Pictures =
  | { readonly ok: true; readonly ids: readonly string[] | undefined }
  | { readonly ok: false; readonly message: string };

/** The pictures of a cell, which are files of the website. `undefined` if the file has no such column. */
export async function readPictures({ connection, website }: EditContext, cell: string | undefined): Promise<Pictures> {
  if (cell === undefined) return { ok: true, ids: undefined };
  const addresses = readList(cell);
  const wanted = addresses.map((address) => ({ address, id: idOf(address, website.hosts) }));
  const assets = await readAssets(
    connection,
    website.id,
    wanted.flatMap(({ id }) => id ?? []),
  );
  const known = new Set(assets.filter(({ kind, isPrivate }) => kind === 'image' && !isPrivate).map(({ id }) => id));
  const unknown = wanted.find(({ id }) => id === undefined || !known.has(id));
  if (unknown) return { ok: false, message: importMessages.pictureUnknown(unknown.address.slice(0, 200)) };
  return { ok: true, ids: [...new Set(wanted.flatMap(({ id }) => id ?? []))] };
}

/** The file that an address of this website names: `/s/<id>/<tag>/<name>`, with or without the host. */
function idOf(address: string, hosts: readonly string[]): string | undefined {
  const base = 'http://this.website';
  if (!URL.canParse(address, base)) return undefined;
  const { origin, hostname, pathname } = new URL(address, base);
  if (origin !== base && !hosts.includes(hostname)) return undefined;
  const [, marker, id = ''] = pathname.split('/');
  return marker === 's' && isId(id) ? id : undefined;
}
