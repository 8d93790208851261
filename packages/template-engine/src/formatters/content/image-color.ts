import { definePureFormatter } from '../../contract/formatter.ts';
import { escapeAttribute } from '../../text/escape.ts';
import { member } from '../../values/reference.ts';
import { asText, type Value } from '../../values/value.ts';

const POSITIONS = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'center'];

export const imageColor = definePureFormatter({
  name: 'image-color',
  group: 'content',
  summary:
    'the average colour at a position, after a style property if one is given; without a position data attributes for all',
  example: {
    template: 'style="{i|image-color center background}"',
    data: { i: { colorData: { centerAverage: 'aabbcc' } } },
    output: 'style="background: #aabbcc"',
  },
  prepare:
    ([position, property]) =>
    (value) => {
      const colors = member(value, 'colorData');
      if (colors === undefined) {
        return undefined;
      }
      return position === undefined ? allColors(colors) : oneColor(colors, position, property);
    },
});

function oneColor(colors: Value, position: string, property: string | undefined): string {
  const average = averageAt(colors, position);
  if (average === '') {
    return `"${position}" not found.`;
  }
  return `${property === undefined ? '' : `${property}: `}#${average}`;
}

function allColors(colors: Value): string {
  return POSITIONS.map((position) => `data-color-${position}="#${averageAt(colors, position)}" `).join('');
}

/** The colour of one position, escaped for an attribute; empty when there is none. */
export function averageAt(colors: Value, position: string): string {
  return escapeAttribute(asText(member(colors, `${position}Average`)));
}
