import type { Scope } from '../../contract/scope.ts';
import { attributeText } from '../../text/attribute.ts';
import { fields } from '../../values/reference.ts';
import { asNumber, asText, isObject, type Value } from '../../values/value.ts';
import { alternativeText } from './alternative-text.ts';

/** The attributes from which themes' scripts load a picture, each followed by a space; empty without a picture. */
export function imageAttributes(image: Value, scope: Scope): string {
  if (image === undefined) return '';
  const { budget } = scope.run;
  const componentKey = fields(image)?.componentKey;
  const address = attributeText(asText(fields(image)?.assetUrl), budget);
  return `${isObject(fields(image)?.licensedAssetPreview) ? 'data-licensed-asset-preview="true" ' : ''}${
    componentKey === undefined ? '' : `data-component-key="${attributeText(asText(componentKey), budget)}" `
  }data-src="${address}" data-image="${address}" data-image-dimensions="${attributeText(
    asText(fields(image)?.originalSize),
    budget,
  )}" data-image-focal-point="${focalPoint(image)}" alt="${attributeText(alternativeText(image, scope), budget)}" `;
}

/** The focal point, `x,y` from 0 to 1; by default the middle. */
export function focalPoint(image: Value): string {
  const point = fields(image)?.mediaFocalPoint;
  return point === undefined ? '0.5,0.5' : `${asNumber(fields(point)?.x)},${asNumber(fields(point)?.y)}`;
}
