import { definePureFormatter } from '../../contract/formatter.ts';
import { escapeAttribute } from '../../text/escape.ts';
import { member } from '../../values/reference.ts';
import { asText } from '../../values/value.ts';

/** The widths pictures are kept in. After all but the largest the original follows, under the name of the next one. */
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
  prepare: () => (value) => {
    const widths = asText(member(value, 'systemDataVariants'))
      .split(',')
      .filter((variant) => variant.endsWith('w'));
    const last = widths.at(-1);
    if (last === undefined) {
      return value;
    }
    const address = asText(member(value, 'assetUrl'));
    const sources = widths.map((width) => `${address}?format=${width} ${width}`);
    const nextWidth = WIDTHS.includes(last) ? WIDTHS[WIDTHS.indexOf(last) + 1] : undefined;
    if (nextWidth !== undefined) {
      sources.push(`${address}?format=original ${nextWidth}`);
    }
    return ` srcset="${escapeAttribute(sources.join(','))}"`;
  },
});
