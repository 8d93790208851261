import { call } from '../api/client.ts';
import type { Find } from '../app/screen.ts';

export const findFiles: Find = async (search) => {
  const { rows } = await call('GET /api/files', { query: { search } });
  return rows.map(({ id, title }) => ({ title, path: `/config/files/${id}` }));
};
