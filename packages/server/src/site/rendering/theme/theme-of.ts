import type { Connection } from '../../../platform/database/index.ts';
import { isId } from '../../../platform/id.ts';
import type { Website } from '../../../platform/website/index.ts';
import { type Asset, assetUrl } from '../../media/index.ts';
import type { LoadedTheme, Themes } from './themes.ts';
import type { TweakChoices } from './tweak-values.ts';
import type { PictureAddresses } from './tweaked-styles.ts';

/** The theme of a website, with the values that its owner has set. */
export async function themeOf(
  themes: Pick<Themes, 'get' | 'tweaked'>,
  { id, settings }: Pick<Website, 'id' | 'settings'>,
  connection: Connection,
  readPictures: (ids: readonly string[]) => Promise<readonly Asset[]>,
): Promise<LoadedTheme> {
  const theme = await themes.get(settings.theme, id, connection);
  const { tweaks = {} } = settings.themeSettings[settings.theme] ?? {};
  return await themes.tweaked(theme, tweaks, await pictureAddresses(theme, tweaks, readPictures));
}

/** Of the pictures that the values name. */
export async function pictureAddresses(
  theme: LoadedTheme,
  tweaks: TweakChoices,
  readPictures: (ids: readonly string[]) => Promise<readonly Asset[]>,
): Promise<PictureAddresses> {
  const ids = pictureIds(theme, tweaks);
  const pictures = ids.length === 0 ? [] : await readPictures(ids);
  return Object.fromEntries(pictures.map((picture) => [picture.id, assetUrl(picture)]));
}

function pictureIds({ tweaks }: LoadedTheme, choices: TweakChoices): string[] {
  return tweaks.flatMap(({ type, name }) => {
    const chosen = type === 'image' ? choices[name] : undefined;
    return typeof chosen === 'string' && isId(chosen) ? [chosen] : [];
  });
}
