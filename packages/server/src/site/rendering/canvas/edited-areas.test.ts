import { expect, test } from 'vitest';
import { editedAreasOf } from './edited-areas.ts';

test('finds the areas with all that is in them, and nothing around them', () => {
  const header = '<div class="a" data-edit-area="header"><p>One<br>two</p><div><img src="x"></div></div>';
  const footer = '<div data-edit-area="footer"></div>';
  expect(editedAreasOf(`<html><body><p>Above</p>${header}<main>Main</main><footer>${footer}</footer></body>`)).toBe(
    header + footer,
  );
  expect(editedAreasOf('<p>Nothing to edit</p>')).toBe('');
});
