import type { Budget } from '../../budget/budget.ts';
import { definePureFormatter } from '../../contract/formatter.ts';
import { attributeText } from '../../text/attribute.ts';
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
    (value, budget) => {
      const colors = member(value, 'colorData');
      if (colors === undefined) return undefined;
      return position === undefined ? allColors(colors, budget) : oneColor(colors, position, property, budget);
    },
});

function oneColor(colors: Value, position: string, property: string | undefined, budget: Budget): string {
  const average = averageAt(colors, position, budget);
  if (average === '') return `"${position}" not found.`;
  return `${property === undefined ? '' : `${property}: `}#${average}`;
}

function allColors(colors: Value, budget: Budget): string {
  return POSITIONS.map((position) => `data-color-${position}="#${averageAt(colors, position, budget)}" `).join('');
}

/** The colour at one position, escaped for an attribute; empty if there is none. */
export function averageAt(colors: Value, position: string, budget: Budget): string {
  return attributeText(asText(member(colors, `${position}Average`)), budget);
}
