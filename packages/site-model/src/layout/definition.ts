import { BlockType } from '../enumerations/block-type.ts';
import type { BlockField, FieldValue } from './field.ts';
import type { Label, PanelEntry } from './label.ts';

/** Everything about a type of block except how it looks: its component is in the package `blocks`. */
export interface BlockDefinition<Fields extends BlockFields = BlockFields, Name extends string = string> {
  readonly name: Name;
  /** The number in Appendix E; null for blocks that only arrange others and have no frame. */
  readonly number: number | null;
  readonly fields: Fields;
  /** Whether only the owner's edits change how it looks: it shows no items and no time. */
  readonly isStill: boolean;
  /** The labels of the block and its settings in the editor's panel. */
  readonly panel: {
    readonly title: Label;
    readonly fields: { readonly [Name in keyof Fields]: PanelEntry };
  };
}

export type BlockFields = Readonly<Record<string, BlockField>>;

/** The complete settings of a block, as its component receives them. */
export type BlockSettings<Definition extends BlockDefinition> = {
  readonly [Name in keyof Definition['fields']]: FieldValue<Definition['fields'][Name]>;
};

/** Defines a type of block that visitors see; its name determines its number. */
export function defineBlock<Name extends Exclude<keyof typeof BlockType, 'undefined'>, Fields extends BlockFields>(
  name: Name,
  { fields, isStill, panel }: Pick<BlockDefinition<Fields>, 'fields' | 'isStill' | 'panel'>,
): BlockDefinition<Fields, Name> & { readonly number: number } {
  return { name, number: BlockType[name], fields, isStill, panel };
}
