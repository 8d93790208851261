import { describe, expect, test } from 'vitest';
import { blockDefinitions, galleryBlock, imageBlock, spacerBlock } from '../blocks/index.ts';
import type { BlockDefinition } from './definition.ts';
import { isControlShown, panelOf } from './panel.ts';

const definitions = blockDefinitions.map((definition): [string, BlockDefinition] => [definition.name, definition]);

describe.each(definitions)('the panel of %s', (_, definition) => {
  const entries = Object.entries(definition.panel.fields).flatMap(([name, entry]) => (entry ? [{ name, entry }] : []));

  test('has labels in every language', () => {
    const words = [
      definition.panel.title,
      ...entries.flatMap(({ entry }) => [entry.label, ...Object.values(entry.choices ?? {})]),
    ];
    const missing = words.filter(({ en, de, fr }) => [en, de, fr].some((text) => text.trim() === ''));
    expect(missing).toEqual([]);
  });

  test('names every value of a choice, and no other', () => {
    const choices = entries.filter(({ name }) => definition.fields[name]?.holds === 'choice');
    const named = choices.map(({ name, entry }) => [name, Object.keys(entry.choices ?? {}).toSorted()]);
    const offered = choices.map(({ name }) => {
      const { anyOf } = definition.fields[name]!.schema as unknown as { anyOf: { const: string | number }[] };
      return [name, anyOf.map((literal) => String(literal.const)).toSorted()];
    });
    expect(named).toEqual(offered);
  });

  test('depends only on settings that the block has', () => {
    const asked = entries.flatMap(({ entry }) => entry.shownIf?.setting ?? []);
    expect(asked.filter((setting) => !Object.hasOwn(definition.fields, setting))).toEqual([]);
  });

  test('shows a control for every setting, in their order, except those left out and further blocks', () => {
    const shown = Object.keys(definition.fields).filter(
      (name) => definition.panel.fields[name] !== null && definition.fields[name]?.holds !== 'columns',
    );
    expect(panelOf(definition, 'en').controls.map(({ name }) => name)).toEqual(shown);
  });
});

test('a control has label, kind, choices, limits, languages and screens', () => {
  expect(panelOf(spacerBlock, 'de').controls).toEqual([
    {
      name: 'size',
      label: 'Höhe',
      control: 'select',
      default: 'medium',
      choices: [
        { value: 'small', label: 'Klein' },
        { value: 'medium', label: 'Mittel' },
        { value: 'large', label: 'Groß' },
      ],
      limits: {},
      isTranslated: false,
      isByScreen: true,
    },
  ]);
  const caption = panelOf(imageBlock, 'en').controls.find(({ name }) => name === 'caption');
  expect(caption).toMatchObject({ control: 'rich-text', limits: { maxLength: 5000 }, isTranslated: true });
});

test('a control that depends on another setting follows it', () => {
  const controls = panelOf(galleryBlock, 'en').controls;
  const isShown = (name: string, props: object) =>
    isControlShown(controls.find((control) => control.name === name)!, galleryBlock, {
      type: 'gallery',
      props: { id: 'g', ...props },
    });
  expect([isShown('assetIds', {}), isShown('limit', {})]).toEqual([true, false]);
  expect([isShown('assetIds', { collectionId: 'x' }), isShown('limit', { collectionId: 'x' })]).toEqual([false, true]);
});
