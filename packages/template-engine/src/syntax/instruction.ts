import type { Recorded } from '../inline-code/inline-code.ts';
import type { Reference } from '../values/reference.ts';
import type { Value } from '../values/value.ts';

/** Numbers of the instructions in an exported tree. The names appear in error messages. */
export const OPCODES = {
  TEXT: 0,
  VARIABLE: 1,
  SECTION: 2,
  END: 3,
  REPEATED: 4,
  PREDICATE: 5,
  BINDVAR: 6,
  OR_PREDICATE: 7,
  IF: 8,
  INJECT: 9,
  MACRO: 10,
  COMMENT: 11,
  META_LEFT: 12,
  META_RIGHT: 13,
  NEWLINE: 14,
  SPACE: 15,
  TAB: 16,
  ROOT: 17,
  EOF: 18,
  ALTERNATES_WITH: 19,
  STRUCT: 20,
  ATOM: 21,
  CTXVAR: 22,
  EVAL: 23,
  INCLUDE: 24,
} as const;

export type OpName = keyof typeof OPCODES;

/** Argument texts and the delimiter that separated them. */
export interface Arguments {
  readonly list: readonly string[];
  readonly delimiter: string;
}

export interface FormatterCall {
  readonly name: string;
  readonly args: Arguments | undefined;
}

/** Every instruction has the position of its tag or text in the source. */
interface Placed<Op extends OpName> {
  readonly op: Op;
  readonly offset: number;
}

interface Text extends Placed<'TEXT'> {
  readonly text: string;
}

export interface Variable extends Placed<'VARIABLE'> {
  readonly references: readonly Reference[];
  readonly formatters: readonly FormatterCall[];
}

export interface BindVariable extends Placed<'BINDVAR'> {
  readonly name: string;
  readonly references: readonly Reference[];
  readonly formatters: readonly FormatterCall[];
}

export interface BindContext extends Placed<'CTXVAR'> {
  readonly name: string;
  readonly bindings: readonly (readonly [key: string, reference: Reference])[];
}

interface Evaluate extends Placed<'EVAL'> {
  readonly expression: string;
}

interface Inject extends Placed<'INJECT'> {
  readonly name: string;
  readonly path: string;
  readonly args: Arguments | undefined;
}

export interface Include extends Placed<'INCLUDE'> {
  readonly name: string;
  readonly args: Arguments;
}

interface Comment extends Placed<'COMMENT'> {
  readonly text: string;
  readonly isMultiLine: boolean;
}

type Literal = Placed<'META_LEFT' | 'META_RIGHT' | 'NEWLINE' | 'SPACE' | 'TAB'>;

/** Carries a value for a host that works on trees; prints nothing. */
interface Atom extends Placed<'ATOM'> {
  readonly value: Value;
}

/** What follows a block's body: its end, another branch, or nothing if the source ended early. */
export type Alternative = 'END' | OrPredicate | undefined;

interface Block<Op extends OpName> extends Placed<Op> {
  readonly body: readonly Instruction[];
  readonly alternative: Alternative;
}

export interface Section extends Block<'SECTION'> {
  readonly reference: Reference;
}

export interface Repeated extends Block<'REPEATED'> {
  readonly reference: Reference;
  readonly alternatesWith: readonly Instruction[];
}

export interface PredicateBlock extends Block<'PREDICATE'> {
  readonly name: string;
  readonly args: Arguments | undefined;
}

export interface OrPredicate extends Block<'OR_PREDICATE'> {
  /** Missing: the branch is always taken. */
  readonly name: string | undefined;
  readonly args: Arguments | undefined;
}

export interface If extends Block<'IF'> {
  readonly operators: readonly ('and' | 'or')[];
  readonly references: readonly Reference[];
}

interface Macro extends Placed<'MACRO'> {
  readonly name: string;
  readonly body: readonly Instruction[];
}

/** A body with a value attached, for a host that works on trees. */
export interface Struct extends Placed<'STRUCT'> {
  readonly value: Value;
  readonly body: readonly Instruction[];
  /** What a run records of the body's output; not part of the language, and never in an exported tree. */
  readonly record?: Recorded;
}

export type Instruction =
  | Text
  | Variable
  | BindVariable
  | BindContext
  | Evaluate
  | Inject
  | Include
  | Comment
  | Literal
  | Atom
  | Section
  | Repeated
  | PredicateBlock
  | If
  | Macro
  | Struct;

/** The whole template. `isCutOff` if the source ended inside a block. */
export interface Root extends Placed<'ROOT'> {
  readonly body: readonly Instruction[];
  readonly isCutOff: boolean;
}

/** Tags that structure a block and are not part of the tree themselves. */
type Separator = Placed<'END' | 'ALTERNATES_WITH'>;

/** The scanner's output for the assembler, one at a time. */
export type Parsed = Instruction | OrPredicate | Separator;
