import { compileTemplate, DEFAULT_REGISTRY, extendRegistry } from '@awning/template-engine';
import { expect, test } from 'vitest';
import { jsonFormatters } from './json-formatters.ts';

const registry = extendRegistry(DEFAULT_REGISTRY, { formatters: jsonFormatters });

test.each(['json', 'json-pretty'])('%s opens no comment and ends no element, and says the same', (name) => {
  const value = { '<!--': ['<!--<script>', '</script>', 'plain <b> & "quoted"'] };
  const { output } = compileTemplate(`{value|${name}}`, { registry }).render({ value });
  expect(output).not.toMatch(/<!--|<\/script/);
  expect(JSON.parse(output)).toEqual(value);
});

test('a script gets its hash whatever its texts say', () => {
  const template = compileTemplate('<script>a = {value|json}</script>', { registry });
  expect(template.render({ value: '<!--<script>' }).inlineCode).toEqual([
    { kind: 'script', text: 'a = "<\\u0021--<script>"' },
  ]);
});
