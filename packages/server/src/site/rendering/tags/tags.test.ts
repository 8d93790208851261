import { describe, expect, test } from 'vitest';
import { liftBodies } from './lift-bodies.ts';
import { scanTags } from './scan-tags.ts';

describe('scanning special tags', () => {
  test('reads quoted, unquoted and spread attributes', () => {
    const [tag] = scanTags(`<squarespace:navigation\n  navigationId=main template='nav' title="A > B"\n/>`);
    expect(tag).toMatchObject({ name: 'navigation', isSelfClosing: true });
    expect(Object.fromEntries(tag?.attributes ?? [])).toEqual({
      navigationId: 'main',
      template: 'nav',
      title: 'A > B',
    });
  });

  test('reads what a template has escaped as it was before', () => {
    const [tag] = scanTags('<squarespace:block-field label="A &quot;B&quot; &amp;lt; &lt;C&gt; &copy;" />');
    expect(tag?.attributes.get('label')).toBe('A "B" &lt; <C> &copy;');
  });

  test('sees a tag inside an attribute value', () => {
    const text = `<div data-x="<squarespace:script src='a.js' />">`;
    expect(scanTags(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      `<squarespace:script src='a.js' />`,
    ]);
  });

  test('is not stopped by a template instruction that holds a bracket', () => {
    const text = '<squarespace:block-field id="{.if a}x>y{.end}" columns=12 />after';
    expect(text.slice(scanTags(text)[0]?.end)).toBe('after');
  });

  test('finds tags side by side, and no other colon', () => {
    const text = `squarespace:a <squarespace:><x:b><squarespace:-c /><squarespace:Query a="b:c" /><squarespace:script/>:`;
    expect(scanTags(text).map(({ name, start, end }) => [name, text.slice(start, end)])).toEqual([
      ['query', '<squarespace:Query a="b:c" />'],
      ['script', '<squarespace:script/>'],
    ]);
  });

  test('finds the tags that a theme writes in capital letters', () => {
    const lifted = liftBodies('<SquareSpace:Query a="b">{title}</SQUARESPACE:QUERY><SQUARESPACE:SCRIPT />', () => 7);
    expect(scanTags(lifted).map(({ name, attributes }) => [name, attributes.get('awning-body')])).toEqual([
      ['query', '7'],
      ['script', undefined],
    ]);
  });

  test('leaves a tag alone that never closes', () => {
    expect(scanTags('<squarespace:query collection="a"')).toEqual([]);
  });
});

describe('lifting bodies', () => {
  function lift(source: string) {
    const bodies: string[] = [];
    const lifted = liftBodies(source, (body) => bodies.push(body) - 1);
    return { lifted, bodies };
  }

  test('takes the body out of a paired tag and names it', () => {
    expect(lift('a<squarespace:query collection="shop">{title}</squarespace:query>b')).toEqual({
      lifted: 'a<squarespace:query collection="shop" awning-body="0" />b',
      bodies: ['{title}'],
    });
  });

  test('keeps nested tags of the same name inside the outer body', () => {
    const inner = '<squarespace:query collection="b">{x}</squarespace:query>';
    expect(lift(`<squarespace:query collection="a">${inner}</squarespace:query>`).bodies).toEqual([inner]);
  });

  test('does not mistake one tag name for the beginning of another', () => {
    const source =
      '<squarespace:block-field id="a"></squarespace:block-field><squarespace:block id="b">x</squarespace:block>';
    expect(lift(source).bodies).toEqual(['x']);
  });

  test('leaves single tags and tags without an end as they are', () => {
    const source = '<squarespace:navigation navigationId="a" /><squarespace:query collection="b">';
    expect(lift(source)).toEqual({ lifted: source, bodies: [] });
  });
});
