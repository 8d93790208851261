import type { UnpackFault } from '../theme/unpack-theme.ts';

export const MAX_ARCHIVE_MEGABYTES = 20;

/** For programs and logs; the back office has its own texts. */
export const themeMessages = {
  wrongTweak: 'The theme does not allow this value.',
  gone: 'There is no theme of this name.',
  inUse: 'This is the theme of the website. Choose another one first.',
  tooLarge: `The file is larger than ${MAX_ARCHIVE_MEGABYTES} MB.`,
  tooMany: 'The website has as many uploaded themes as it can have. Remove one first.',
  archive: (fault: UnpackFault, name: string) => (name === '' ? faults[fault] : `${name}: ${faults[fault]}`),
} as const;

const faults: Readonly<Record<UnpackFault, string>> = {
  unreadable: 'This is not a zip file that can be read.',
  tooManyEntries: 'The zip file has too many files.',
  tooMuch: 'The theme is too large.',
  path: 'The path leads out of the theme, or is not possible.',
  nameTooLong: 'The path is too long.',
  link: 'Links are not allowed in a theme.',
  encrypted: 'The file is encrypted.',
  method: 'The file is compressed in a way that is not supported.',
  twice: 'The zip file has this file twice.',
  overlapping: 'The zip file is damaged.',
  damaged: 'The file is damaged.',
  noTheme: 'There is no template.conf in the zip file, or more than one theme.',
};
