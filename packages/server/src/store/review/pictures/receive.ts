import { fileSizeText } from '@awning/formats';
import { fillUploadMessage, uploadMessages } from '@awning/site-model';
import type { FastifyRequest } from 'fastify';
import type { Parts } from '../../../platform/parts.ts';
import { wordsFor } from '../../../platform/website/index.ts';
import { discardPicture, type ReceivedPicture, receivePicture, type UploadRefusal } from '../../../site/media/index.ts';
import { requestTexts } from '../messages.ts';

type Received =
  | { readonly ok: true; readonly pictures: readonly ReceivedPicture[] }
  /** A sentence for the buyer. Nothing of what was sent is left. */
  | { readonly ok: false; readonly fault: string };

/** Receives the pictures of a form; the caller keeps all of them or discards them. The first that is refused ends it. */
export async function receivePictures(
  parts: Pick<Parts, 'config' | 'clock'>,
  request: FastifyRequest,
  most: number,
): Promise<Received> {
  const pictures: ReceivedPicture[] = [];
  const refuse = async (fault: string): Promise<Received> => {
    await discardPictures(parts, request.website.id, pictures);
    return { ok: false, fault };
  };
  try {
    for await (const { name, content } of request.files ?? []) {
      if (pictures.length === most) return await refuse(wordsFor(request, requestTexts).tooManyPictures);
      const received = await receivePicture(parts, request.website.id, { name, source: content, wanted: 'photo' });
      if (!received.ok) return await refuse(refusalText(request.textLanguage, received.refusal, name));
      pictures.push(received.picture);
    }
  } catch (error) {
    await discardPictures(parts, request.website.id, pictures);
    throw error;
  }
  return { ok: true, pictures };
}

export async function discardPictures(
  parts: Pick<Parts, 'config'>,
  websiteId: string,
  pictures: readonly ReceivedPicture[],
): Promise<void> {
  for (const picture of pictures) await discardPicture(parts, websiteId, picture);
}

function refusalText(locale: string, refusal: UploadRefusal, fileName: string): string {
  switch (refusal.reason) {
    case 'wrongKind':
      return fillUploadMessage(locale, 'wrongKind', { fileName, wanted: 'image' });
    case 'tooLarge':
      return fillUploadMessage(locale, 'tooLarge', { fileName, maxSize: fileSizeText(refusal.limitBytes) });
    case 'incomplete':
      return uploadMessages(locale).incomplete;
    default:
      return refusal satisfies never;
  }
}
