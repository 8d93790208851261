import { languageChoice, type PageRequest, type Scope } from '../site.ts';
import { type Asking, siteAssets } from '../site-memory.ts';
import { imageViews } from './image-view.ts';

/** The pictures by which the website is recognised; absent where the owner has chosen none. */
export interface SitePictures {
  readonly logo: Scope | undefined;
  readonly icon: Scope | undefined;
  readonly shareImage: Scope | undefined;
}

export async function sitePictures(asking: Asking & { readonly request: PageRequest }): Promise<SitePictures> {
  const { logoId, iconId, shareImageId } = asking.request.website.settings.identity;
  const ids = [logoId, iconId, shareImageId].filter((id) => id !== null);
  const views = imageViews(await siteAssets(asking, ids), languageChoice(asking.request));
  const viewOf = (id: string | null) => (id === null ? undefined : views.get(id));
  return { logo: viewOf(logoId), icon: viewOf(iconId), shareImage: viewOf(shareImageId) };
}
