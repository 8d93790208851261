import type { Language } from '@awning/formats';

const MEGABYTE = 1_000_000;

/** A number of bytes as people speak of it. */
export function sizeText(bytes: number, language: Language): string {
  const isLarge = bytes >= MEGABYTE;
  const unit = isLarge ? 'megabyte' : 'kilobyte';
  const amount = isLarge ? bytes / MEGABYTE : Math.ceil(bytes / 1000);
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount);
}
