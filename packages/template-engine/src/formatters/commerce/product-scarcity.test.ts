import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import { compileTemplate } from '../../engine/compile.ts';
import type { Value } from '../../values/value.ts';
import { productScarcity } from './product-scarcity.ts';

const PRODUCT = { id: 'p1' };
const MERCHANDISING = {
  scarcityEnabled: true,
  scarcityText: 'Only {qtyInStock} left',
  scarcityTemplateViews: [{ qtyInStock: 3 }],
};

const scarcity = (merchandising: Value, product: Value = PRODUCT, locale: string | undefined = 'en') =>
  callFormatter(productScarcity, [], [product], {
    data: { productMerchandisingContext: { p1: merchandising } },
    locale,
  });

const block = (text: string, extra = '') => `\n  <div class="product-scarcity"${extra}>\n    ${text}\n  </div>\n`;

test('MERCH-006, MERCH-007: each view says how many are left, in the text of the product', () => {
  const scarcityTemplateViews = [{ qtyInStock: 3 }, { qtyInStock: 1, attributes: { Size: 'S "x"' } }];
  expect(scarcity({ ...MERCHANDISING, scarcityTemplateViews })).toBe(
    block('Only 3 left') +
      block('Only 1 left', ' data-variant-attributes="{&quot;Size&quot;:&quot;S \\&quot;x\\&quot;&quot;}" hidden'),
  );
  expect(scarcity({ ...MERCHANDISING, scarcityText: '<b>{0}' })).toBe(block('&lt;b&gt;3'));
  expect(scarcity({ ...MERCHANDISING, scarcityText: undefined })).toBe(block(''));
});

test('MERCH-005: nothing is said unless scarcity is enabled', () => {
  for (const scarcityEnabled of [false, 'yes', 0, undefined]) {
    expect(scarcity({ ...MERCHANDISING, scarcityEnabled })).toBe(PRODUCT);
  }
  expect(scarcity({ ...MERCHANDISING, scarcityEnabled: 'true' })).toBe(block('Only 3 left'));
  expect(scarcity(undefined)).toBe(PRODUCT);
  expect(scarcity(MERCHANDISING, { id: 'p2' })).toEqual({ id: 'p2' });
});

test('without views there is nothing to say', () => {
  expect(scarcity({ ...MERCHANDISING, scarcityTemplateViews: [] })).toBe('');
  expect(scarcity({ ...MERCHANDISING, scarcityTemplateViews: 'x' })).toBe('');
});

test('FMT-004: without a locale the text is empty', () => {
  const data = { productMerchandisingContext: { p1: MERCHANDISING } };
  expect(callFormatter(productScarcity, [], [PRODUCT], { data })).toBe(block(''));
});

test('MERCH-008: whether it is shown by default is an attribute for the theme', () => {
  const template = compileTemplate(
    '{.section productMerchandisingContext.p1}{.if scarcityShownByDefault}shown{.or}waiting{.end}{.end}',
  );
  const shown = (scarcityShownByDefault: boolean) =>
    template.render({ productMerchandisingContext: { p1: { ...MERCHANDISING, scarcityShownByDefault } } }).output;
  expect([shown(true), shown(false)]).toEqual(['shown', 'waiting']);
});

test('a view may have its own text, and missing values are looked up outwards', () => {
  const scarcityTemplateViews = [{ scarcityText: 'Last {qtyInStock}' }, { scarcityText: null }];
  const product = { ...PRODUCT, qtyInStock: 2, attributes: { Size: 'S' } };
  const extra = ' data-variant-attributes="{&quot;Size&quot;:&quot;S&quot;}" hidden';
  expect(scarcity({ ...MERCHANDISING, scarcityTemplateViews }, product)).toBe(
    block('Last 2', extra) + block('', extra),
  );
});
