import { compileTemplate } from '@awning/template-engine';
import { expect, test } from 'vitest';
import { collectCode } from './page-code.ts';
import { collectSources } from './sources.ts';
import { renderTemplate } from './template.ts';

function rendered(source: string, scope: Record<string, string> = {}): string {
  const request = { language: 'en', now: new Date(0), website: { languages: [] } as never };
  return renderTemplate(
    { request, theme: { partials: {} } as never, code: collectCode(), sources: collectSources() },
    compileTemplate(source),
    scope,
  );
}

test('TPL-029 an expression of a theme has at most 1,000 tokens', () => {
  const sum = (ones: number) => `{.eval ${Array.from({ length: ones }, () => '1').join('+')}}.`;
  expect([rendered(sum(500)), rendered(sum(501))]).toEqual(['500.', '.']);
});

test('TPL-028 a text that an expression of a theme puts together has at most 65,536 characters', () => {
  const half = 'x'.repeat(32_768);
  expect(rendered('{.eval a + b}.', { a: half, b: half })).toBe(`${half}${half}.`);
  expect(rendered('{.eval a + b}.', { a: half, b: `${half}x` })).toBe('.');
});
