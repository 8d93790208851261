import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import { asText, type Value } from '../../values/value.ts';
import { variantsSelect } from './variants-select.ts';

const SHIRT = {
  productType: 1,
  variants: [{ attributes: { Size: 'S' } }, { attributes: { Size: 'M' } }],
  variantOptionOrdering: ['Size'],
};
const VARIANTS =
  '[{&quot;attributes&quot;:{&quot;Size&quot;:&quot;S&quot;}},{&quot;attributes&quot;:{&quot;Size&quot;:&quot;M&quot;}}]';

const select = (structuredContent: Value, data: Value = {}, locale: string | undefined = 'en') =>
  callFormatter(variantsSelect, [], [{ id: 'p1', structuredContent }], { data, locale });

const block = (variants: string, options: string, subscription = '') =>
  `\n  \n  \n  \n  \n\n  <div class="product-variants" data-item-id="p1" data-variants="${variants}"${subscription} data-animation-role="content">${options}\n  </div>\n`;

function option(name: string, title: string, prompt: string, ...values: string[]): string {
  const choices = values.map((value) => `<option value="${value}">${value}</option>`).join('');
  const buttons = values
    .map(
      (value) => `
      <input type="radio" class="variant-radiobtn" value="${value}" name="variant-option-${name}" id="variant-option-${name}-${value}"/>
      <label class="sqs-button-element--secondary" role="button" tabindex="0" for="variant-option-${name}-${value}">${value}</label>`,
    )
    .join('');
  return `
    <div class="variant-option">
    <div class="variant-option-title">${title}: </div>
    <div class="variant-select-wrapper">
      <select aria-label="${prompt}" data-variant-option-name="${name}">
        <option value="">${prompt}</option>
        ${choices}
      </select>
    </div>
    <div class="variant-radiobtn-wrapper" data-variant-option-name="${name}">${buttons}
    </div>
    </div>`;
}

test('PROD-046, FMT-027: the prompt names the option', () => {
  expect(select(SHIRT)).toBe(block(VARIANTS, option('Size', 'Size', 'Select Size', 'S', 'M')));
});

test('PROD-045, FMT-027: of a gift card a value is selected', () => {
  expect(select({ ...SHIRT, productType: 4 })).toBe(block(VARIANTS, option('Size', 'Value', 'Select Value', 'S', 'M')));
});

test('the words of the page are messages', () => {
  const localizedStrings = {
    productVariantSelectText: '{variantName} wählen',
    giftCardValueDisplayText: 'Wert',
    giftCardVariantSelectText: 'Wert von {0} wählen',
  };
  expect(select(SHIRT, { localizedStrings })).toBe(block(VARIANTS, option('Size', 'Size', 'Size wählen', 'S', 'M')));
  expect(select({ ...SHIRT, productType: '4' }, { localizedStrings })).toBe(
    block(VARIANTS, option('Size', 'Wert', 'Wert von Size wählen', 'S', 'M')),
  );
});

test('options that look alike are not taken for each other', () => {
  const content = (Size: string, name = 'Size') => ({
    variants: [{ attributes: { [name]: Size } }, { attributes: { [name]: Size } }],
    variantOptionOrdering: [name],
  });
  const values = (structuredContent: Value) =>
    asText(select(structuredContent))
      .match(/<option value=".+?<\/option>/g)
      ?.slice(1);
  expect(values(content('1 a'))).toEqual(['<option value="1 a">1 a</option>']);
  expect(values(content('1'))).toEqual(['<option value="1">1</option>']);
  expect(values(content('1', 'Size 1'))).toEqual(['<option value="1">1</option>']);
  expect(values(SHIRT)).toEqual(['<option value="S">S</option>', '<option value="M">M</option>']);
});

test('a subscription carries its plan', () => {
  const plan = { isSubscribable: 'x', subscriptionPlan: { name: '"' } };
  expect(select({ ...SHIRT, ...plan })).toBe(
    block(
      VARIANTS,
      option('Size', 'Size', 'Select Size', 'S', 'M'),
      ' data-is-subscribable="true" data-subscription-plan="{&quot;name&quot;:&quot;\\&quot;&quot;}"',
    ),
  );
  expect(select({ ...SHIRT, isSubscribable: false, subscriptionPlan: { a: 1 } })).toBe(
    block(VARIANTS, option('Size', 'Size', 'Select Size', 'S', 'M')),
  );
});

test('without anything to choose the result is missing', () => {
  expect(select({ ...SHIRT, variants: SHIRT.variants.slice(1) })).toBeUndefined();
  expect(select(undefined)).toBeUndefined();
});

test('names, values and texts are escaped', () => {
  const variants = [{ attributes: { '<N>': '"V"' } }, { attributes: {} }];
  const markup = select({ variants, variantOptionOrdering: ['<N>'] });
  expect(markup).toContain('<div class="variant-option-title">&lt;N&gt;: </div>');
  expect(markup).toContain('<select aria-label="Select &lt;N&gt;" data-variant-option-name="&lt;N&gt;">');
  expect(markup).toContain('<option value="&quot;V&quot;">&quot;V&quot;</option>');
  expect(markup).toContain('id="variant-option-&lt;N&gt;-&quot;V&quot;"');
  expect(callFormatter(variantsSelect, [], [{ id: '"p"', structuredContent: SHIRT }])).toContain(
    'data-item-id="&quot;p&quot;"',
  );
});

test('FMT-004: without a locale title and prompt are empty', () => {
  expect(callFormatter(variantsSelect, [], [{ id: 'p1', structuredContent: SHIRT }])).toBe(
    block(VARIANTS, option('Size', '', '', 'S', 'M')),
  );
});
