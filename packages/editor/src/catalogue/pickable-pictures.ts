import { call } from '../api/client.ts';
import type { PickablePicture } from '../kit/pickers/picture-picker.tsx';
import type { Picture } from './queries.ts';

/** The pictures of the website, as a picker asks for them. */
export async function loadPictures(search: string, after: string | undefined) {
  const query = { ...(search === '' ? {} : { search }), ...(after === undefined ? {} : { after }) };
  const { rows, nextAfter } = await call('GET /api/commerce/pictures', { query });
  return { rows: rows.map(pickable), nextAfter };
}

export function pickable({ id, filename, url, description }: Picture): PickablePicture {
  return { id, filename, src: `${url}?format=300w`, description };
}
