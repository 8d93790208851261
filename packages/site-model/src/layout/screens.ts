import { Value } from '@sinclair/typebox/value';
import { blockDefinitions } from '../blocks/index.ts';
import { breakpointsPx } from '../limits.ts';
import { type Block, isRecord } from './block.ts';
import type { BlockDefinition } from './definition.ts';
import { storedValue } from './field.ts';

/**
 * The smaller screens by width in pixels (D-152). Wider screens are desktops and use the settings themselves. `props.at` of a
 * block holds the differences: a tablet falls back to the desktop's value, a phone to the tablet's.
 */
export const screenSizes = {
  tablet: { narrowerThan: breakpointsPx.subDesktop },
  phone: { narrowerThan: breakpointsPx.mobile + 1 },
} as const;

export type ScreenSize = keyof typeof screenSizes;

/** The wider one first, so that the narrower one's CSS rules win. */
export const screenSizeNames = Object.keys(screenSizes) as readonly ScreenSize[];

/**
 * The CSS classes for a block's values on smaller screens, so that a page needs no inline styles. Invalid values are left out.
 *
 * @example
 * screenClasses(spacerBlock, { type: 'spacer', props: { id: 'a', at: { phone: { size: 'small' } } } }) // => ['at-phone-spacer-size-small']
 */
export function screenClasses({ name: type, fields }: BlockDefinition, { props: { at } }: Block): string[] {
  return screenSizeNames.flatMap((size) => {
    const values = isRecord(at) && isRecord(at[size]) ? at[size] : {};
    return Object.entries(fields).flatMap(([name, field]) => {
      const value = storedValue(values, name, field);
      return field.byScreen !== undefined && Value.Check(field.schema, value)
        ? [className(size, type, name, value)]
        : [];
    });
  });
}

function className(size: ScreenSize, type: string, name: string, value: unknown): string {
  return `at-${size}-${type}-${name}-${String(value)}`;
}

/**
 * The style sheet with every value on smaller screens, part of every page.
 *
 * @example
 * screenStyles().includes('.at-phone-spacer-size-small .sqs-spacer { height: 1rem; }') // => true
 */
export function screenStyles(): string {
  return screenSizeNames
    .map((size) => {
      const rules = blockDefinitions.flatMap((definition: BlockDefinition) => rulesOf(definition, size));
      return `@media (max-width: ${screenSizes[size].narrowerThan - 0.02}px) {\n${rules.join('\n')}\n}\n`;
    })
    .join('');
}

function rulesOf({ name: type, fields }: BlockDefinition, size: ScreenSize): string[] {
  return Object.entries(fields).flatMap(([name, { byScreen }]) =>
    Object.entries(byScreen?.css ?? {}).map(
      ([value, css]) => `.${className(size, type, name, value)} ${byScreen?.selector} { ${css}; }`,
    ),
  );
}
