import type { Language } from '@awning/formats';
import type { Block } from './block.ts';
import type { BlockDefinition } from './definition.ts';
import type { BlockField, FileUse, ValueKind } from './field.ts';
import type { Condition, Label } from './label.ts';
import { settingsOf } from './settings.ts';

/** The editor's panel for a block, in one language. */
export interface Panel {
  readonly title: string;
  readonly controls: readonly PanelControl[];
}

export interface PanelControl {
  /** The name of the setting that it changes. */
  readonly name: string;
  readonly label: string;
  /** A sentence on how to fill it in. */
  readonly hint?: string;
  /** What is wrong with a text that can be saved but not shown. */
  readonly faultIn?: (text: string) => string | undefined;
  /** Whether the provider of the video or sound at this address is asked what it is. */
  readonly isLookedUp?: true;
  readonly control: ControlKind;
  /** What a file must be. */
  readonly use?: FileUse;
  readonly default: unknown;
  /** The options of a select. */
  readonly choices?: readonly { readonly value: string | number; readonly label: string }[];
  /** The limits that saving checks. */
  readonly limits: Readonly<Partial<Record<'minimum' | 'maximum' | 'maxLength' | 'maxItems', number>>>;
  readonly isTranslated: boolean;
  /** Whether smaller screens may have a different value. */
  readonly isByScreen: boolean;
  readonly shownIf?: Condition;
}

export type ControlKind = (typeof controls)[Exclude<ValueKind, 'columns'>];

const controls = {
  text: 'text',
  lines: 'lines',
  html: 'rich-text',
  link: 'link',
  choice: 'select',
  number: 'number',
  flag: 'switch',
  picture: 'picture',
  pictures: 'pictures',
  file: 'file',
  collection: 'collection',
  form: 'form',
} as const;

/**
 * The panel of a type of block.
 *
 * @example
 * panelOf(spacerBlock, 'de').controls[0].label // => 'Höhe'
 * panelOf(spacerBlock, 'en').title // => 'Spacer'
 */
export function panelOf({ panel, fields }: BlockDefinition, language: Language): Panel {
  const say = (label: Label) => label[language];
  return {
    title: say(panel.title),
    controls: Object.entries(fields).flatMap(([name, field]) => {
      const entry = panel.fields[name];
      if (!entry || field.holds === 'columns') return [];
      return [
        {
          name,
          label: say(entry.label),
          ...(entry.hint && { hint: say(entry.hint) }),
          ...(entry.faultIn && { faultIn: (typed: string) => entry.faultIn?.(typed, language) }),
          ...(entry.isLookedUp && { isLookedUp: entry.isLookedUp }),
          control: controls[field.holds],
          ...(field.use && { use: field.use }),
          default: field.schema.default as unknown,
          ...(entry.choices && {
            choices: valuesOf(field).map((value) => {
              const label = entry.choices?.[String(value)];
              return { value, label: label === undefined ? String(value) : say(label) };
            }),
          }),
          limits: limitsOf(field),
          isTranslated: field.isTranslated,
          isByScreen: field.byScreen !== undefined,
          ...(entry.shownIf && { shownIf: entry.shownIf }),
        },
      ];
    }),
  };
}

/**
 * Whether a control is shown for the current settings of a block: some depend on the value of another setting.
 *
 * @example
 * isControlShown({ shownIf: { setting: 'linkUrl', isNot: '' } }, imageBlock, { type: 'image', props: { id: 'a' } }) // => false
 * isControlShown({}, imageBlock, { type: 'image', props: { id: 'a' } }) // => true
 */
export function isControlShown(
  { shownIf }: Pick<PanelControl, 'shownIf'>,
  definition: BlockDefinition,
  block: Block,
): boolean {
  return shownIf === undefined || isMet(shownIf, definition, settingsOf(definition, block));
}

function isMet(
  condition: Condition,
  definition: BlockDefinition,
  settings: Readonly<Record<string, unknown>>,
): boolean {
  const value = settings[condition.setting];
  const before = definition.panel.fields[condition.setting]?.shownIf;
  return holds(condition, value) && (before === undefined || isMet(before, definition, settings));
}

function holds(condition: Condition, value: unknown): boolean {
  if ('isOneOf' in condition) return condition.isOneOf.some((one) => one === value);
  return 'is' in condition ? value === condition.is : value !== condition.isNot;
}

function valuesOf({ schema }: BlockField): (string | number)[] {
  const { anyOf = [] } = schema as { anyOf?: readonly { readonly const: string | number }[] };
  return anyOf.map((literal) => literal.const);
}

function limitsOf({ schema }: BlockField): PanelControl['limits'] {
  const names = ['minimum', 'maximum', 'maxLength', 'maxItems'] as const;
  const numbers = schema as Readonly<Partial<Record<(typeof names)[number], number>>>;
  return Object.fromEntries(names.flatMap((name) => (numbers[name] === undefined ? [] : [[name, numbers[name]]])));
}
