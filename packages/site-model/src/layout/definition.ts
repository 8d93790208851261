import { BlockType } from '../enumerations/block-type.ts';
import type { BlockField, FieldValue } from './field.ts';
import type { Label, PanelEntry } from './label.ts';

/** Everything that is to be known of a type of block, except how it looks: its component is in the package `blocks`. */
export interface BlockDefinition<Fields extends BlockFields = BlockFields, Name extends string = string> {
  readonly name: Name;
  /** Of Appendix E; null for what only arranges other blocks and has no frame of its own. */
  readonly number: number | null;
  readonly fields: Fields;
  /** Whether nothing but a change by the owner makes it look different: it shows no items, and no time. */
  readonly isStill: boolean;
  /** How the editor's panel calls the block and its settings. */
  readonly panel: {
    readonly title: Label;
    readonly fields: { readonly [Name in keyof Fields]: PanelEntry };
  };
}

export type BlockFields = Readonly<Record<string, BlockField>>;

/** The settings of a block, complete: what its component is given. */
export type BlockSettings<Definition extends BlockDefinition> = {
  readonly [Name in keyof Definition['fields']]: FieldValue<Definition['fields'][Name]>;
};

/** A type of block that visitors see, with the number of its name. */
export function defineBlock<Name extends Exclude<keyof typeof BlockType, 'undefined'>, Fields extends BlockFields>(
  name: Name,
  { fields, isStill, panel }: Pick<BlockDefinition<Fields>, 'fields' | 'isStill' | 'panel'>,
): BlockDefinition<Fields, Name> & { readonly number: number } {
  return { name, number: BlockType[name], fields, isStill, panel };
}
