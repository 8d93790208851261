import { Type } from '@sinclair/typebox';
import { describe, expect, test } from 'vitest';
import { defineIsland, placed } from '../../../platform/island.ts';
import { fillIslands, islandMarker } from './markers.ts';
import { pillCartIsland } from './pill-cart.ts';
import type { Storefront } from './storefront.ts';

const page = { title: '', id: '', kind: 'other', path: '/', permission: 1 } as const;
const recorder: Storefront = {
  renderIsland: ({ name, id, data }) => ({ html: `[${name} ${id}]`, props: data }),
  renderBlockArea: () => '',
};

describe('island markers', () => {
  const textIsland = defineIsland('x', { text: Type.String() });

  test('cannot be forged', () => {
    const forged = islandMarker(placed(pillCartIsland, {})).replace(
      /island-[0-9a-f]+/,
      'island-000000000000000000000000',
    );
    expect(fillIslands(forged, { storefront: recorder, language: 'en', primaryLanguage: 'en', page })).toBe(forged);
  });

  test('that a template has cut short do no harm', () => {
    const whole = islandMarker(placed(textIsland, { text: 'A text that is long enough to be cut' }));
    const place = { storefront: recorder, language: 'en', primaryLanguage: 'en', page };
    for (let length = 0; length < whole.length; length += 1) {
      const cut = whole.slice(0, length);
      expect(fillIslands(cut, place)).toBe(cut);
      expect(fillIslands(`${cut}<p>${whole}`, place)).toBe(`${cut}<p>${fillIslands(whole, place)}`);
    }
  });

  test('carry any text unharmed and never leave their attribute', () => {
    const data = { text: '"><script>alert(1)</script>--> &amp; ü' };
    const html = fillIslands(islandMarker(placed(textIsland, data)), {
      storefront: recorder,
      language: 'en',
      primaryLanguage: 'en',
      page,
    });
    expect(html).not.toContain('<script>');
    expect(propsOf(html)).toEqual(data);
  });
});

function propsOf(html: string): Record<string, never> {
  const written = /data-props='([^']*)'/.exec(html)?.[1] ?? '{}';
  return JSON.parse(written.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))) as Record<
    string,
    never
  >;
}
