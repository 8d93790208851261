import type { Budget } from '../../budget/budget.ts';
import { definePureFormatter } from '../../contract/formatter.ts';
import { attributeText } from '../../text/attribute.ts';
import { descend, member } from '../../values/reference.ts';
import { asText, isTruthy, type Value } from '../../values/value.ts';
import { focalPoint } from './image-attributes.ts';
import { averageAt } from './image-color.ts';

const POSITIONS = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'center'];

export const video = definePureFormatter({
  name: 'video',
  group: 'content',
  summary: 'the element in which scripts play an embedded video; load-false waits, color-data adds colours',
  example: {
    template: '{v|video}',
    data: { v: { oembed: { html: '<iframe>', providerName: 'Tube' } } },
    output: '<div class="sqs-video-wrapper" data-html="&lt;iframe&gt;" data-provider-name="Tube"></div>',
  },
  prepare: (args) => {
    const load = args.includes('load-false') ? ' data-load="false" ' : '';
    const withColors = args.includes('color-data');
    return (value, budget) =>
      `<div class="sqs-video-wrapper" ${load}data-html="${attributeText(
        asText(descend(value, ['oembed', 'html'])),
        budget,
      )}" data-provider-name="${attributeText(asText(descend(value, ['oembed', 'providerName'])), budget)}">${
        isTruthy(member(value, 'overlay')) ? overlay(value, withColors, budget) : ''
      }</div>`;
  },
});

function overlay(video: Value, withColors: boolean, budget: Budget): string {
  const hasImage = isTruthy(member(video, 'mainImageId')) || isTruthy(member(video, 'systemDataId'));
  return `<div class="sqs-video-overlay${
    hasImage ? `" style="opacity: 0;">${overlayImage(video, withColors, budget)}` : ' no-thumb" style="opacity: 0;">'
  }<div class="sqs-video-opaque"> </div><div class="sqs-video-icon"></div></div>`;
}

function overlayImage(video: Value, withColors: boolean, budget: Budget): string {
  const colors = member(video, 'colorData');
  return `<img data-load="false" data-src="${attributeText(
    asText(member(video, 'assetUrl')),
    budget,
  )}" data-image-dimensions="${attributeText(asText(member(video, 'originalSize')), budget)}" data-image-focal-point="${focalPoint(
    video,
  )}" ${withColors && isTruthy(colors) ? colorAttributes(colors, budget) : ''}/>`;
}

function colorAttributes(colors: Value, budget: Budget): string {
  return POSITIONS.map(
    (position) => `data-color-${position.toLowerCase()}="#${averageAt(colors, position, budget)}" `,
  ).join('');
}
