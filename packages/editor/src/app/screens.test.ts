import { languages } from '@awning/formats';
import { rights } from '@awning/site-model';
import { describe, expect, it } from 'vitest';
import { screens } from './screens.ts';

describe('screens', () => {
  it('every screen names the right that opens it', () => {
    expect(screens.length).toBeGreaterThan(5);
    expect(screens.filter((screen) => !rights.includes(screen.right))).toEqual([]);
  });

  it('lie under /config, each at its own path', () => {
    for (const { path } of screens) expect(path).toMatch(/^\/config(\/[a-z$-]+)*$/i);
    expect(new Set(screens.map(({ path }) => path)).size).toBe(screens.length);
  });

  it('have a title in every language', () => {
    for (const { title } of screens) for (const language of languages) expect(title[language]).not.toBe('');
  });

  it('load their component', async () => {
    for (const screen of screens) expect(await screen.load()).toBeTypeOf('function');
  });

  it('load what finds the rows of their lists', async () => {
    const found = screens.filter((screen) => screen.find !== undefined);
    expect(found.length).toBeGreaterThan(5);
    for (const { find } of found) expect(await find!()).toBeTypeOf('function');
  });
});
