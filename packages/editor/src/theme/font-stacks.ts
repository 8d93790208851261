/** Typefaces that computers and phones have, each with its likes on other systems. Nothing is loaded for them. */
export const fontStacks = [
  'system-ui, sans-serif',
  'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", sans-serif',
  'Avenir, Montserrat, Corbel, "URW Gothic", sans-serif',
  'Inter, Roboto, "Helvetica Neue", "Arial Nova", Arial, sans-serif',
  'Optima, Candara, "Noto Sans", sans-serif',
  '"Iowan Old Style", "Palatino Linotype", "URW Palladio L", serif',
  'Charter, "Bitstream Charter", "Sitka Text", Cambria, serif',
  'Didot, "Bodoni MT", "Noto Serif Display", Georgia, serif',
  'Rockwell, "Rockwell Nova", "Roboto Slab", "DejaVu Serif", serif',
  'Georgia, "Times New Roman", serif',
  '"Nimbus Mono PS", "Courier New", monospace',
] as const;

/** The first two typefaces of a value, as a person would name it. */
export function fontName(value: string): string {
  const families = value.split(',').map((family) => family.trim().replaceAll(/^["']|["']$/g, ''));
  return (
    families
      .filter((family) => !generic.has(family))
      .slice(0, 2)
      .join(', ') || value
  );
}

const generic = new Set(['serif', 'sans-serif', 'monospace', 'cursive', 'fantasy']);
