/** The possible types of an operand. */
export type Primitive = null | boolean | number | string;
