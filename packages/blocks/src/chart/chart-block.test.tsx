import { chartBlock, settingsOf } from '@awning/site-model';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ChartBlock } from './chart-block.tsx';

const words = { chart: 'Chart', table: 'Table' };

function print(data: string, more: Readonly<Record<string, unknown>> = {}): string {
  const settings = settingsOf(chartBlock, { type: 'chart', props: { id: 'c', data, ...more } });
  return renderToStaticMarkup(<ChartBlock {...settings} words={words} numberLocale="de" />);
}

describe('a chart', () => {
  test('has a bar for each number, from zero up or down, and a table in the language of the page', () => {
    const html = print('Month;Mugs\nMay;1000\nJune;-500', { title: 'Kiln' });
    const bars = [...html.matchAll(/class="chart-bar[^>]* y="([\d.]+)"[^>]* height="([\d.]+)"/g)];
    const [[, topOfFirst, heightOfFirst], [, topOfSecond, heightOfSecond]] = bars as unknown as [string[], string[]];
    expect(Number(heightOfFirst)).toBeCloseTo(2 * Number(heightOfSecond), 1);
    expect(Number(topOfFirst) + Number(heightOfFirst)).toBeCloseTo(Number(topOfSecond), 1);
    expect(html).toContain('role="img" aria-label="Kiln"');
    expect(html).toContain('<th scope="row">May</th><td>1.000</td>');
  });

  test('draws a line for each column', () => {
    expect(print('a;b;c\n1;2;3\n2;3;4', { chartType: 'line' }).match(/<polyline/g)).toHaveLength(2);
  });

  test('draws the shares of a pie, one that is everything, and none of nothing', () => {
    const slices = (data: string) => [
      ...print(data, { chartType: 'pie' }).matchAll(/<(path|circle) [^>]*chart-slice/g),
    ];
    expect(slices('a;b\nx;1\ny;3').map(([, shape]) => shape)).toEqual(['path', 'path']);
    expect(slices('a;b\nx;0\ny;3').map(([, shape]) => shape)).toEqual(['path', 'circle']);
    expect(print('a;b\nx;0\ny;-1', { chartType: 'pie' })).not.toContain('NaN');
  });

  test.each(['', 'a', 'a;b\nc;', 'a;b\nc;d'])('shows nothing of data that cannot be drawn: %j', (data) => {
    expect(print(data)).toBe('');
  });

  test.each(['999999999999999', '0', '-1', '0.0000000001'])('has a scale for %s', (value) => {
    expect(print(`a;b\nc;${value}`)).not.toMatch(/NaN|Infinity/);
  });
});
