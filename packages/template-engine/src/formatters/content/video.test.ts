import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import { video } from './video.ts';

const START = '<div class="sqs-video-wrapper" ';
const EMBED = 'data-html="&lt;iframe src=&quot;x&quot;&gt;" data-provider-name="&quot;Tube">';
const END = '<div class="sqs-video-opaque"> </div><div class="sqs-video-icon"></div></div></div>';
const clip = { oembed: { html: '<iframe src="x">', providerName: '"Tube' } };

test('VIDEO-001: the element carries the embedded html, escaped, and the provider', () => {
  expect(callFormatter(video, [], [clip])).toBe(`${START}${EMBED}</div>`);
  expect(callFormatter(video, ['load-false'], [clip])).toBe(`${START} data-load="false" ${EMBED}</div>`);
  expect(callFormatter(video, [], [undefined])).toBe(`${START}data-html="" data-provider-name=""></div>`);
});

test('VIDEO-002: an overlay shows the main image or the one of the system data id', () => {
  const image =
    '<img data-load="false" data-src="/&quot;" data-image-dimensions="3x2" data-image-focal-point="0.1,0.2" />';
  const overlaid = { ...clip, overlay: true, assetUrl: '/"', originalSize: '3x2', mediaFocalPoint: { x: 0.1, y: 0.2 } };
  for (const id of [{ mainImageId: 'm' }, { systemDataId: 's' }]) {
    expect(callFormatter(video, [], [{ ...overlaid, ...id }])).toBe(
      `${START}${EMBED}<div class="sqs-video-overlay" style="opacity: 0;">${image}${END}`,
    );
  }
  expect(callFormatter(video, [], [overlaid])).toBe(
    `${START}${EMBED}<div class="sqs-video-overlay no-thumb" style="opacity: 0;">${END}`,
  );
  expect(callFormatter(video, [], [{ ...overlaid, overlay: false, mainImageId: 'm' }])).toBe(`${START}${EMBED}</div>`);
});

test('colours are added on request, where there are some', () => {
  const overlaid = { overlay: true, mainImageId: 'm', colorData: { topLeftAverage: 'a', centerAverage: 'e' } };
  const colors =
    'data-color-topleft="#a" data-color-topright="#" data-color-bottomleft="#" data-color-bottomright="#" data-color-center="#e" />';
  expect(callFormatter(video, ['color-data'], [overlaid])).toContain(colors);
  expect(callFormatter(video, [], [overlaid])).not.toContain('data-color');
  expect(callFormatter(video, ['color-data'], [{ ...overlaid, colorData: {} }])).not.toContain('data-color');
});
