import type { PictureRow } from './store.ts';

/** The file of an archive that a word names: with its folders, or by its name alone if only one has it. */
export function findFile(known: readonly PictureRow[], source: string): PictureRow | 'several' | undefined {
  const exact = known.find((row) => row.place !== null && row.source === source);
  if (exact) return exact;
  const [first, ...others] = known.filter(({ base }) => base === source);
  return others.length > 0 ? 'several' : first;
}
