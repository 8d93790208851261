/** An operator or a punctuation mark of the expression language. */
export interface Operator {
  /** Used in messages and in the debug form. */
  readonly description: string;
  /** Higher binds tighter. */
  readonly precedence: number;
  readonly isRightAssociative: boolean;
}

function left(precedence: number, description: string): Operator {
  return Object.freeze({ description, precedence, isRightAssociative: false });
}

function right(precedence: number, description: string): Operator {
  return Object.freeze({ description, precedence, isRightAssociative: true });
}

export const UNARY_PLUS = right(17, 'unary plus');
export const UNARY_MINUS = right(17, 'unary minus');
export const LOGICAL_NOT = right(17, 'logical not');
export const BITWISE_NOT = right(17, 'bitwise not');
export const EXPONENT = right(16, 'exponent');
export const MULTIPLY = left(15, 'multiply');
export const DIVIDE = left(15, 'divide');
export const MODULUS = left(15, 'modulus');
export const ADD = left(14, 'add');
export const SUBTRACT = left(14, 'subtract');
export const LEFT_SHIFT = left(13, 'left shift');
export const RIGHT_SHIFT = left(13, 'right shift');
export const LESS = left(12, 'less than');
export const GREATER = left(12, 'greater than');
export const LESS_OR_EQUAL = left(12, 'less than or equal');
export const GREATER_OR_EQUAL = left(12, 'greater than or equal');
export const EQUAL = left(11, 'equality');
export const NOT_EQUAL = left(11, 'inequality');
export const STRICT_EQUAL = left(11, 'strict equality');
export const STRICT_NOT_EQUAL = left(11, 'strict inequality');
export const BITWISE_AND = left(10, 'bitwise and');
export const BITWISE_XOR = left(9, 'bitwise xor');
export const BITWISE_OR = left(8, 'bitwise or');
export const LOGICAL_AND = left(7, 'logical and');
export const LOGICAL_OR = left(6, 'logical or');
export const ASSIGN = right(3, 'assign');
export const SEMICOLON = left(1, 'semicolon');
export const COMMA = right(1, 'comma');
export const LEFT_PAREN = left(1, 'left paren');
export const RIGHT_PAREN = left(1, 'right paren');

/** Spellings; of those with the same first character the longer one comes first. */
export const SPELLINGS: readonly (readonly [spelling: string, operator: Operator])[] = [
  ['**', EXPONENT],
  ['*', MULTIPLY],
  ['/', DIVIDE],
  ['%', MODULUS],
  ['+', ADD],
  ['-', SUBTRACT],
  ['===', STRICT_EQUAL],
  ['==', EQUAL],
  ['=', ASSIGN],
  ['!==', STRICT_NOT_EQUAL],
  ['!=', NOT_EQUAL],
  ['!', LOGICAL_NOT],
  ['<<', LEFT_SHIFT],
  ['<=', LESS_OR_EQUAL],
  ['<', LESS],
  ['>>', RIGHT_SHIFT],
  ['>=', GREATER_OR_EQUAL],
  ['>', GREATER],
  ['~', BITWISE_NOT],
  ['&&', LOGICAL_AND],
  ['&', BITWISE_AND],
  ['||', LOGICAL_OR],
  ['|', BITWISE_OR],
  ['^', BITWISE_XOR],
  [',', COMMA],
  [';', SEMICOLON],
  ['(', LEFT_PAREN],
  [')', RIGHT_PAREN],
];
