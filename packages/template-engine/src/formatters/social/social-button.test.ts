import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import type { Value } from '../../values/value.ts';
import { socialButton, socialButtonInline } from './social-button.ts';

const sharing = { website: { shareButtonOptions: { mail: true } } };
const item = { systemDataId: 's', mainImageId: 'm', assetUrl: '/a', recordType: 2, fullUrl: '/f', title: 'a "b" <c>' };
const ATTRIBUTES =
  'data-system-data-id="s" data-asset-url="/a" data-record-type="2" data-full-url="/f" data-title="a &quot;b&quot; &lt;c&gt;"';

test('SOCIAL-008, ITEM-001, ITEM-005: share buttons have the data to share', () => {
  expect(callFormatter(socialButton, [], [item], { data: sharing })).toBe(
    `<div class="squarespace-social-buttons button-style" ${ATTRIBUTES}></div>`,
  );
  expect(callFormatter(socialButtonInline, [], [item], { data: sharing })).toBe(
    `<span class="squarespace-social-buttons inline-style" ${ATTRIBUTES}></span>`,
  );
});

test('ITEM-007: the main image is used if the item has no picture of its own', () => {
  const other = { mainImageId: 'm', mainImage: { assetUrl: '/y' } };
  expect(callFormatter(socialButton, [], [other], { data: sharing })).toContain(
    'data-system-data-id="m" data-asset-url="/y"',
  );
  for (const none of ['', null]) {
    const own = { ...other, systemDataId: none, assetUrl: none };
    expect(callFormatter(socialButton, [], [own], { data: sharing })).toContain(
      'data-system-data-id="" data-asset-url=""',
    );
  }
});

const without: readonly Value[] = [
  {},
  { website: { shareButtonOptions: {} } },
  { website: { shareButtonOptions: [] } },
  { website: { shareButtonOptions: 'mail' } },
];

test.each(without)('SOCIAL-008: without options nothing is printed (%j)', (data) => {
  expect(callFormatter(socialButton, [], [item], { data })).toBe('');
  expect(callFormatter(socialButtonInline, [], [item], { data })).toBe('');
});
