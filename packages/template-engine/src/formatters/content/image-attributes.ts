import type { Scope } from '../../contract/scope.ts';
import { escapeAttribute } from '../../text/escape.ts';
import { fields } from '../../values/reference.ts';
import { asNumber, asText, isObject, type Value } from '../../values/value.ts';
import { alternativeText } from './alternative-text.ts';

/** The attributes by which themes' scripts load a picture, each followed by a space; nothing when there is no picture. */
export function imageAttributes(image: Value, scope: Scope): string {
  if (image === undefined) {
    return '';
  }
  const componentKey = fields(image)?.componentKey;
  const address = escapeAttribute(asText(fields(image)?.assetUrl));
  return `${isObject(fields(image)?.licensedAssetPreview) ? 'data-licensed-asset-preview="true" ' : ''}${
    componentKey === undefined ? '' : `data-component-key="${escapeAttribute(asText(componentKey))}" `
  }data-src="${address}" data-image="${address}" data-image-dimensions="${escapeAttribute(
    asText(fields(image)?.originalSize),
  )}" data-image-focal-point="${focalPoint(image)}" alt="${escapeAttribute(alternativeText(image, scope))}" `;
}

/** Where the eye should rest, `x,y` from 0 to 1; the middle unless the owner chose. */
export function focalPoint(image: Value): string {
  const point = fields(image)?.mediaFocalPoint;
  return point === undefined ? '0.5,0.5' : `${asNumber(fields(point)?.x)},${asNumber(fields(point)?.y)}`;
}
