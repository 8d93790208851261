import { fileSizeText } from '@awning/formats';
import { fillUploadMessage, uploadMessages } from '@awning/site-model';
import { MAX_FOLDERS } from './folder/limit.ts';
import type { AssetKind } from './upload/kind.ts';
import { MAX_NAME_LENGTH, type NameFault } from './upload/name.ts';
import type { UploadRefusal } from './upload/refusal.ts';

const uploads = uploadMessages('en');

/** Sentences of the team's calls; the back office says their reason in its own language. */
export const mediaMessages = {
  upload: (refusal: UploadRefusal, fileName: string, wanted: AssetKind | undefined): string => {
    switch (refusal.reason) {
      case 'wrongKind':
        return fillUploadMessage('en', 'wrongKind', { fileName, wanted: wanted === 'file' ? undefined : wanted });
      case 'tooLarge':
        return fillUploadMessage('en', 'tooLarge', { fileName, maxSize: fileSizeText(refusal.limitBytes) });
      case 'incomplete':
        return uploads.incomplete;
      default:
        return refusal satisfies never;
    }
  },
  uploadProblem: uploads.uploadProblem,
  name: {
    empty: uploads.enterName,
    'too-long': `A file name can have at most ${MAX_NAME_LENGTH} characters.`,
    path: 'A file name cannot contain slashes.',
    characters: 'A file name cannot contain invisible characters.',
  } satisfies Record<NameFault, string>,
  badKey: 'The header Idempotency-Key has 1 to 100 visible characters.',
  unknownLanguage: 'The website does not have this language.',
  noFolder: 'There is no such folder.',
  noContent: 'There is no such uploaded content.',
  otherKind: 'A file keeps its kind: a picture stays a picture.',
  isSold: 'A product sells this file, so it stays private: everybody could open a public one without paying.',
  isUsed: 'This file is in use. Take it out of where it is used first.',
  folder: {
    name: 'Please enter a name for the folder.',
    taken: 'There is a folder with this name already.',
    tooMany: `A website can have at most ${MAX_FOLDERS} folders.`,
    hasFiles: 'There are files in this folder. Move them elsewhere first.',
  },
  lost: 'The file is not there any more.',
} as const;
