import { type audioBlock, type BlockSettings, readAudioAddress } from '@awning/site-model';
import { wordsFor } from '../../../platform/website/index.ts';
import { textOf } from '../../content/index.ts';
import { assetUrl } from '../../media/index.ts';
import type { BlockContext } from '../page-model/builder.ts';
import { imageViews } from '../page-model/image-view.ts';
import { languageChoice } from '../site.ts';
import { siteAssets } from '../site-memory.ts';
import { audioTexts } from './messages.ts';
import { isPicture, publicFile } from './public-file.ts';

/** Where the sound is, among the files or elsewhere, its title among the files, and the picture beside it. */
export async function audio(
  context: BlockContext,
  { source, assetId, address, pictureId }: BlockSettings<typeof audioBlock>,
): Promise<Readonly<Record<string, unknown>>> {
  const isOwn = source === 'file';
  const wanted = [isOwn ? assetId : '', pictureId].filter((id) => id !== '');
  const found = await siteAssets(context, wanted);
  const language = languageChoice(context.request);
  const sound = publicFile(
    found.find(({ id }) => isOwn && id === assetId),
    ({ kind }) => kind === 'audio',
  );
  const picture = publicFile(
    found.find(({ id }) => id === pictureId),
    isPicture,
  );
  const outside = isOwn ? undefined : readAudioAddress(address);
  const words = wordsFor(context.request, audioTexts);
  return {
    outside,
    audioAssetUrl: sound && assetUrl(sound),
    fileTitle: sound && textOf(sound.texts, 'title', language),
    picture: picture && imageViews([picture], language).get(pictureId),
    words: { ...words, notice: outside && words.notice(outside.provider) },
  };
}
