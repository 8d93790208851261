import type { DocumentKind } from './document-kind.ts';

/** For programs and logs; the back office has its own text for each reason. */
export const editingMessages = {
  gone: ({ words }: Pick<DocumentKind, 'words'>) => `There is no such ${words.one}.`,
  stale: (by: string) => `${by} has changed it in the meantime.`,
  invalid: 'Some fields are not valid.',
  nothingToPublish: 'There is nothing to publish: visitors see the newest version already.',
  notInTrash: 'It is not in the trash.',
  notPublished: 'Visitors do not see it anyway.',
  noPage: 'No page of the website shows it.',
  unknownVersion: 'There is no such version.',
} as const;
