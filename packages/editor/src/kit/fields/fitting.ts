/**
 * Those whose name has what is typed, the nearest first: the name itself, then names that begin with it, then names with a word that does.
 * Accents and letter case make no difference.
 */
export function fitting<Option extends { readonly label: string }>(
  options: readonly Option[],
  typed: string,
): readonly Option[] {
  const wanted = plain(typed);
  return options
    .map((option) => ({ option, distance: distanceOf(plain(option.label), wanted) }))
    .filter(({ distance }) => distance < FAR)
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ option }) => option);
}

const FAR = 4;

function distanceOf(name: string, wanted: string): number {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (name.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(wanted))) return 2;
  return name.includes(wanted) ? 3 : FAR;
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
}
