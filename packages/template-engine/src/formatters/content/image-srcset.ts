import { LruCache } from '../../cache/lru-cache.ts';
import { definePureFormatter } from '../../contract/formatter.ts';
import { attributeText } from '../../text/attribute.ts';
import { escapeAttribute } from '../../text/escape.ts';
import { fields } from '../../values/reference.ts';
import { asText } from '../../values/value.ts';

/** The stored widths of pictures. If the largest is missing, the original follows under the name of the next width. */
const WIDTHS = ['100w', '300w', '500w', '750w', '1000w', '1500w', '2500w'];

export const imageSrcset = definePureFormatter({
  name: 'image-srcset',
  group: 'content',
  summary: 'the srcset attribute for the widths the picture is kept in',
  example: {
    template: '<img{i|image-srcset}/>',
    data: { i: { assetUrl: '/a', systemDataVariants: '640x480,100w,300w' } },
    output: '<img srcset="/a?format=100w 100w,/a?format=300w 300w,/a?format=original 500w"/>',
  },
  prepare: () => (value, budget) => {
    const variants = asText(fields(value)?.systemDataVariants);
    budget.takeApart(variants);
    const endings = endingsOf.getOrBuild(budget.read(variants), writeEndings);
    if (endings.length === 0) return value;
    const address = attributeText(asText(fields(value)?.assetUrl), budget);
    budget.require(endings.reduce((sum, { length }) => sum + length + address.length, 0));
    return ` srcset="${address}${endings.join(`,${address}`)}"`;
  },
});

/** What follows the picture's URL, for each width. Cached, because most pictures have the same widths. */
const endingsOf = new LruCache<readonly string[]>();

function writeEndings(variants: string): readonly string[] {
  const widths = variants.split(',').filter((variant) => variant.endsWith('w'));
  const last = widths.at(-1);
  const nextWidth = last !== undefined && WIDTHS.includes(last) ? WIDTHS[WIDTHS.indexOf(last) + 1] : undefined;
  return [
    ...widths.map((width) => `?format=${escapeAttribute(width)} ${escapeAttribute(width)}`),
    ...(nextWidth === undefined ? [] : [`?format=original ${nextWidth}`]),
  ];
}
