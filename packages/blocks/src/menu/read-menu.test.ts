import { expect, test } from 'vitest';
import { growthOfWork, LINEAR } from '../work.fixture.ts';
import { readMenu } from './read-menu.ts';

const dish = (name: string, more: object = {}) => ({ name, description: '', price: '', options: [], ...more });

test('a menu has sections with dishes, their descriptions, prices and options', () => {
  const text =
    'Lunch\n=====\nUntil three.\n\nSoups\n-----\nWith bread.\n\nFish soup\nCod and dill\n€9.50\n+ large €12\n\nPea soup\n8 €\n\nSweets\n---\nCake';
  expect(readMenu(text)).toEqual([
    {
      title: 'Lunch',
      description: 'Until three.',
      sections: [
        {
          title: 'Soups',
          description: 'With bread.',
          dishes: [
            dish('Fish soup', { description: 'Cod and dill', price: '€9.50', options: ['large €12'] }),
            dish('Pea soup', { price: '8 €' }),
          ],
        },
        { title: 'Sweets', description: '', dishes: [dish('Cake')] },
      ],
    },
  ]);
});

test('dishes need neither menu nor section', () => {
  expect(readMenu('Tea\n$3\n\nCoffee\n$4 / $5')).toEqual([
    {
      title: '',
      description: '',
      sections: [
        { title: '', description: '', dishes: [dish('Tea', { price: '$3' }), dish('Coffee', { price: '$4 / $5' })] },
      ],
    },
  ]);
});

test.each(['', '===', '---\n---\n===', '\n\n'])('%j is no menu or an empty one', (text) => {
  expect(readMenu(text).flatMap(({ sections }) => sections.flatMap(({ dishes }) => dishes))).toEqual([]);
});

test.each(['12 ounces of beef', 'Table 9', '2 eggs'])('%j is no price', (line) => {
  expect(readMenu(`Steak\n${line}`)[0]?.sections[0]?.dishes[0]).toEqual(dish('Steak', { description: line }));
});

test.each(['€4 / €5', '4,50 € | 5 €', 'CHF 4 - CHF 5', '3–4 USD', '1000.00'])('%j is a price', (line) => {
  expect(readMenu(`Steak\n${line}`)[0]?.sections[0]?.dishes[0]).toEqual(dish('Steak', { price: line }));
});

test.each(['1 / ', '1', '1 ', 'A 1 A ', ' / ', '€ '])('the work for a line of %j grows with its length', (sign) => {
  // The short length first: where the work doubles with each sign, the long one would never end.
  for (const length of [52, 20_000]) {
    const growth = growthOfWork((signs) => readMenu(`Tea\n${sign.repeat(signs / sign.length)}x`), length);
    expect(growth).toBeLessThan(LINEAR);
  }
});

test.each(['a\n===\n', 'a\n---\n', 'a\n\n', 'a\n+ b\n', '\n'])(
  'the work for lines of %j grows with their number',
  (lines) => {
    expect(growthOfWork((length) => readMenu(lines.repeat(length / lines.length)), 20_000)).toBeLessThan(LINEAR);
  },
);
