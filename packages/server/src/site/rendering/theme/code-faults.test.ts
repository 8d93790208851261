import { DEFAULT_REGISTRY } from '@awning/template-engine';
import { expect, test } from 'vitest';
import { codeFaults } from './code-faults.ts';
import type { Theme } from './theme.ts';

test('addresses that are code are named with their lines, as pages block them', () => {
  const source =
    '<a href="/about">javascript: no</a>\n<a class="x" HREF=\'javascript:void(0)\'>\n\n<form action=javascript:;>';
  const templates = new Map([['site.region', source]]);
  const faults = codeFaults({ templates } as unknown as Theme, DEFAULT_REGISTRY);
  expect(faults.map(({ file, line }) => `${file}:${line}`)).toEqual(['site.region:2', 'site.region:4']);
});
