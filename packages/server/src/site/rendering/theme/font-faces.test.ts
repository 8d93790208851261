import { expect, test } from 'vitest';
import { fontFaces } from './font-faces.ts';

test('a typeface is named once, with its file on the website', () => {
  const css = `
    @font-face { font-family: 'Sea'; src: local('Sea'), url("/assets/sea.woff2?v=1") format('woff2'); font-weight: 400 }
    @font-face { font-family: 'Sea'; src: url(/assets/sea-bold.woff2); font-weight: 700 }
    @font-face { font-family: Sand; src: url(https://fonts.dunes.test/sand.woff2) }
    @font-face { font-family: Tide; src: url(//fonts.dunes.test/tide.woff2), url(data:font/woff2;base64,AA) }
    @font-face { font-family: 'Odd { name'; src: url(/assets/odd.woff2) }
    a { font-family: Nowhere }`;
  expect(fontFaces(css)).toEqual([
    { family: 'Sea', address: '/assets/sea.woff2?v=1' },
    { family: 'Sand', address: undefined },
    { family: 'Tide', address: undefined },
  ]);
});
