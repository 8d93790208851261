import { definePureFormatter } from '../../contract/formatter.ts';
import { escapeAttribute } from '../../text/escape.ts';
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
    return (value) =>
      `<div class="sqs-video-wrapper" ${load}data-html="${escapeAttribute(
        asText(descend(value, ['oembed', 'html'])),
      )}" data-provider-name="${escapeAttribute(asText(descend(value, ['oembed', 'providerName'])))}">${
        isTruthy(member(value, 'overlay')) ? overlay(value, withColors) : ''
      }</div>`;
  },
});

function overlay(video: Value, withColors: boolean): string {
  const hasImage = isTruthy(member(video, 'mainImageId')) || isTruthy(member(video, 'systemDataId'));
  return `<div class="sqs-video-overlay${
    hasImage ? `" style="opacity: 0;">${overlayImage(video, withColors)}` : ' no-thumb" style="opacity: 0;">'
  }<div class="sqs-video-opaque"> </div><div class="sqs-video-icon"></div></div>`;
}

function overlayImage(video: Value, withColors: boolean): string {
  const colors = member(video, 'colorData');
  return `<img data-load="false" data-src="${escapeAttribute(
    asText(member(video, 'assetUrl')),
  )}" data-image-dimensions="${escapeAttribute(asText(member(video, 'originalSize')))}" data-image-focal-point="${focalPoint(
    video,
  )}" ${withColors && isTruthy(colors) ? colorAttributes(colors) : ''}/>`;
}

function colorAttributes(colors: Value): string {
  return POSITIONS.map((position) => `data-color-${position.toLowerCase()}="#${averageAt(colors, position)}" `).join(
    '',
  );
}
