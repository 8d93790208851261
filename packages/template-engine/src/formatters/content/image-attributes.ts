import type { Scope } from '../../contract/scope.ts';
import { escapeAttribute } from '../../text/escape.ts';
import { member } from '../../values/reference.ts';
import { asNumber, asText, isObject, type Value } from '../../values/value.ts';
import { alternativeText } from './alternative-text.ts';

/** The attributes by which themes' scripts load a picture, each followed by a space; nothing when there is no picture. */
export function imageAttributes(image: Value, scope: Scope): string {
  if (image === undefined) {
    return '';
  }
  const componentKey = member(image, 'componentKey');
  const address = escapeAttribute(asText(member(image, 'assetUrl')));
  return `${isObject(member(image, 'licensedAssetPreview')) ? 'data-licensed-asset-preview="true" ' : ''}${
    componentKey === undefined ? '' : `data-component-key="${escapeAttribute(asText(componentKey))}" `
  }data-src="${address}" data-image="${address}" data-image-dimensions="${escapeAttribute(
    asText(member(image, 'originalSize')),
  )}" data-image-focal-point="${focalPoint(image)}" alt="${escapeAttribute(alternativeText(image, scope))}" `;
}

/** Where the eye should rest, `x,y` from 0 to 1; the middle unless the owner chose. */
export function focalPoint(image: Value): string {
  const point = member(image, 'mediaFocalPoint');
  return point === undefined ? '0.5,0.5' : `${asNumber(member(point, 'x'))},${asNumber(member(point, 'y'))}`;
}
