import { type BlockSettings, readVideoAddress, type videoBlock } from '@awning/site-model';
import { wordsFor } from '../../../platform/website/index.ts';
import { type Asset, assetUrl } from '../../media/index.ts';
import type { BlockContext } from '../page-model/builder.ts';
import { imageViews } from '../page-model/image-view.ts';
import { languageChoice } from '../site.ts';
import { siteAssets } from '../site-memory.ts';
import { videoTexts } from './messages.ts';

/** The owner's own film with its captions, or where one elsewhere is played; each with the picture before it. */
export async function video(
  context: BlockContext,
  settings: BlockSettings<typeof videoBlock>,
): Promise<Readonly<Record<string, unknown>>> {
  const { source, assetId, captionsId, posterId, address } = settings;
  const isOwn = source === 'file';
  const wanted = [...(isOwn ? [assetId, captionsId] : []), posterId].filter((id) => id !== '');
  const found = await siteAssets(context, wanted);
  const asset = (id: string) => found.find((one) => one.id === id);
  const words = wordsFor(context.request, videoTexts);
  const outside = isOwn ? undefined : readVideoAddress(address);
  return {
    poster: imageViews(found.filter(isShownPicture), languageChoice(context.request)).get(posterId),
    film: isOwn ? publicFile(asset(assetId), isFilm) : undefined,
    captions: isOwn ? captionsOf(context, asset(captionsId), words.captions) : undefined,
    outside,
    words: { play: words.play, save: words.save, notice: outside && words.notice(outside.provider) },
  };
}

function captionsOf({ request: { language } }: BlockContext, asset: Asset | undefined, label: string) {
  const file = publicFile(asset, ({ contentType }) => contentType === 'text/vtt');
  return file && { src: file.src, language, label };
}

/** Where a browser reads a file. One that is only for its buyers has no public address. */
function publicFile(asset: Asset | undefined, isWanted: (asset: Asset) => boolean) {
  if (asset === undefined || asset.isPrivate || !isWanted(asset)) return undefined;
  return { src: assetUrl(asset), contentType: asset.contentType };
}

function isFilm({ kind }: Asset): boolean {
  return kind === 'video';
}

function isShownPicture({ kind, isPrivate }: Asset): boolean {
  return kind === 'image' && !isPrivate;
}
