import type { Upload } from '../kit/upload/use-uploads.ts';
import type { PictureTarget } from './picture-target.ts';

/** Pictures that came together, and where they go together. */
export interface PictureBatch {
  readonly area: string;
  readonly target: PictureTarget;
  /** Their uploads. */
  readonly keys: readonly string[];
}

interface Arrived extends Omit<PictureBatch, 'keys'> {
  readonly pictures: readonly string[];
}

/** The batches of which nothing is on its way any more. What failed stays, because it can be tried again. */
export function arrivedOf(batches: readonly PictureBatch[], uploads: readonly Upload[]) {
  const arrived: Arrived[] = [];
  const left = batches.flatMap((batch) => {
    const sent = batch.keys.flatMap((key) => uploads.find((upload) => upload.key === key) ?? []);
    // They may not be listed yet.
    const isOnItsWay = sent.length === 0 || sent.some(({ state }) => state !== 'done' && state !== 'failed');
    if (isOnItsWay) return [batch];
    const pictures = sent.flatMap(({ state, fileId }) => (state === 'done' && fileId !== undefined ? [fileId] : []));
    if (pictures.length > 0) arrived.push({ area: batch.area, target: batch.target, pictures });
    const failed = sent.filter(({ state }) => state === 'failed').map(({ key }) => key);
    if (failed.length === 0) return [];
    return [{ ...batch, keys: failed }];
  });
  return { left, arrived };
}
