import { type BlockSettings, readVideoAddress, type videoBlock } from '@awning/site-model';
import { wordsFor } from '../../../platform/website/index.ts';
import { assetUrl } from '../../media/index.ts';
import type { BlockContext } from '../page-model/builder.ts';
import { imageViews } from '../page-model/image-view.ts';
import { languageChoice } from '../site.ts';
import { siteAssets } from '../site-memory.ts';
import { videoTexts } from './messages.ts';
import { isPicture, publicFile } from './public-file.ts';

/** The owner's own film with its captions, or where one elsewhere is played; each with the picture before it. */
export async function video(
  context: BlockContext,
  { source, assetId, captionsId, posterId, address }: BlockSettings<typeof videoBlock>,
): Promise<Readonly<Record<string, unknown>>> {
  const { request } = context;
  const isOwn = source === 'file';
  const wanted = [...(isOwn ? [assetId, captionsId] : []), posterId].filter((id) => id !== '');
  const found = new Map((await siteAssets(context, wanted)).map((asset) => [asset.id, asset]));
  const words = wordsFor(request, videoTexts);
  const film = publicFile(found.get(isOwn ? assetId : ''), ({ kind }) => kind === 'video');
  // In the sealed frames of the back office, browsers refuse to load captions and say so.
  const isSealed = request.isPreview === true || request.editedAreas !== undefined;
  const captionsFile = found.get(isOwn && !isSealed ? captionsId : '');
  const captions = publicFile(captionsFile, ({ contentType }) => contentType === 'text/vtt');
  const poster = publicFile(found.get(posterId), isPicture);
  const outside = isOwn ? undefined : readVideoAddress(address);
  return {
    filmUrl: film && assetUrl(film),
    captions: captions && { src: assetUrl(captions), language: request.language, label: words.captions },
    poster: poster && imageViews([poster], languageChoice(request)).get(posterId),
    outside,
    words: { play: words.play, save: words.save, notice: outside && words.notice(outside.provider) },
  };
}
