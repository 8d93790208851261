import { truncateText } from '@awning/formats';
import type { FoundKind } from './kind.ts';

/** The longest name of a file; file systems allow 255 bytes. */
export const MAX_NAME_LENGTH = 150;

export type NameFault = 'empty' | 'too-long' | 'path' | 'characters';

/**
 * Why a text cannot be the name of a file. A path could lead elsewhere on the computer of a visitor who saves the file, and characters
 * that are not seen or that turn the direction of writing make a name look like another one.
 */
export function nameFault(name: string): NameFault | undefined {
  if (name.trim() === '') return 'empty';
  if (name.length > MAX_NAME_LENGTH) return 'too-long';
  if (/[/\\]/.test(name) || /^\.+$/.test(name.trim())) return 'path';
  return unusable.test(name) ? 'characters' : undefined;
}

/** Control and format characters except those that join an emoji or a script, line ends, halves of pairs, private use, nothing at all. */
const unusable = /[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\p{Co}\p{Cn}]|(?![\u200c\u200d])\p{Cf}/u;

/** The name with an ending that fits what the file is, so that nobody saves a picture as a program. */
export function fittingName(name: string, { endings }: Pick<FoundKind, 'endings'>): string {
  const trimmed = name.trim().normalize('NFC');
  const dot = trimmed.lastIndexOf('.');
  const ending = dot > 0 ? trimmed.slice(dot + 1).toLowerCase() : '';
  if (endings.includes(ending)) return trimmed;
  const base = pictureEndings.has(ending) && pictureEndings.has(endings[0]!) ? trimmed.slice(0, dot) : trimmed;
  return `${truncateText(base, MAX_NAME_LENGTH - endings[0]!.length - 1)}.${endings[0]}`;
}

/** Pictures are often renamed without being converted. */
const pictureEndings = new Set(['jpg', 'jpeg', 'jpe', 'png', 'gif', 'webp', 'avif', 'svg']);
