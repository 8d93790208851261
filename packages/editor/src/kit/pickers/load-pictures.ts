import { call } from '../../api/client.ts';
import type { PickablePicture } from './picture-picker.tsx';

/** The pictures among the website's files, as a picker asks for them. */
export async function loadPictures(search: string, after: string | undefined) {
  const asked = { ...(search === '' ? {} : { search }), ...(after === undefined ? {} : { after }) };
  const { rows, nextAfter } = await call('GET /api/files', { query: { kind: 'image', ...asked } });
  const shown = rows.filter(({ facts }) => !facts.isPrivate);
  return {
    rows: shown.map(
      ({ id, title, facts: { url } }): PickablePicture => ({
        id,
        filename: title,
        src: `${url}?format=300w`,
        description: '',
      }),
    ),
    nextAfter,
  };
}
