import { fileSizeText } from '@awning/formats';
import { fillUploadMessage, uploadMessages } from '@awning/site-model';
import { Problem } from '../../api/problem.ts';
import { Cancelled, NoResponse } from './send-file.ts';

/** The sizes of a picture are not there: it is damaged, or the server has not come to it. */
export class NotProcessed extends Error {
  override readonly name = 'NotProcessed';
  readonly isDamaged: boolean;

  constructor(isDamaged: boolean) {
    super('The file was not processed');
    this.isDamaged = isDamaged;
  }
}

interface UploadedAs {
  readonly fileName: string;
  readonly wanted?: 'image' | 'audio' | 'video' | undefined;
}

/** What went wrong with an upload, in the words of the specification (D-155). */
export function sayUpload(problem: unknown, language: string, file: UploadedAs): string {
  const words = uploadMessages(language);
  if (problem instanceof Cancelled) return words.processingCancelled;
  if (problem instanceof NoResponse) return words.noResponse;
  if (problem instanceof NotProcessed) return problem.isDamaged ? words.processingFailed : words.processingIncomplete;
  if (!(problem instanceof Problem)) return words.uploadError;
  if (problem.kind === 'network') return words.network;
  switch (problem.reason) {
    case 'wrongKind':
      return fillUploadMessage(language, 'wrongKind', file);
    case 'tooLarge':
      return fillUploadMessage(language, 'tooLarge', { ...file, maxSize: fileSizeText(problem.limitBytes ?? 0) });
    case 'incomplete':
      return words.incomplete;
    case 'badName':
      return file.fileName.trim() === '' ? words.enterName : words.uploadProblem;
    default:
      return words.uploadError;
  }
}
