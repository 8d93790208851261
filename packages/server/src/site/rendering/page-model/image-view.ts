import { RecordType } from '@awning/site-model';
import { type LanguageChoice, textOf } from '../../content/index.ts';
import { type Asset, assetUrl, usefulWidths } from '../../media/index.ts';
import type { Scope } from '../site.ts';

/** A picture as templates and blocks read it. */
function imageView(asset: Asset, language: LanguageChoice): Scope {
  const altText = textOf(asset.texts, 'altText', language);
  const size = `${asset.width ?? 0}x${asset.height ?? 0}`;
  return {
    id: asset.id,
    systemDataId: asset.id,
    recordType: RecordType.image,
    filename: asset.filename,
    assetUrl: assetUrl(asset),
    contentType: asset.contentType,
    originalSize: size,
    systemDataVariants: [size, ...usefulWidths(asset).map((width) => `${width}w`)].join(','),
    mediaFocalPoint: { x: asset.focalX, y: asset.focalY },
    // Templates print the title as alternative text (D-109), so it falls back to the alternative text.
    title: textOf(asset.texts, 'title', language) ?? altText ?? '',
    ...(altText === undefined ? {} : { altText }),
  };
}

/** Pictures by id, for the builders of items, products and blocks. */
export type ImageViews = ReadonlyMap<string, Scope>;

export function imageViews(assets: readonly Asset[], language: LanguageChoice): ImageViews {
  return new Map(assets.map((asset) => [asset.id, knownView(asset, language)]));
}

/** Descriptions of pictures are cached with the site, and every page asks for the same few. */
function knownView(asset: Asset, language: LanguageChoice): Scope {
  const views = knownViews.get(asset) ?? new Map<string, Scope>();
  knownViews.set(asset, views);
  const name = `${language.language} ${language.primaryLanguage}`;
  const view = views.get(name) ?? imageView(asset, language);
  views.set(name, view);
  return view;
}

const knownViews = new WeakMap<Asset, Map<string, Scope>>();
