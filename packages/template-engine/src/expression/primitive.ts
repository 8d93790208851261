/** What an operand can be. */
export type Primitive = null | boolean | number | string;
