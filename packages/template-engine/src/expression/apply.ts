import { toBoolean, toNumber, toText } from './convert.ts';
import * as op from './operators.ts';
import type { Primitive } from './primitive.ts';

type Operator = op.Operator;

export function isUnary(operator: Operator): boolean {
  return UNARY.has(operator);
}

export function applyUnary(operator: Operator, operand: Primitive): Primitive {
  return (UNARY.get(operator) as Unary)(operand);
}

type Unary = (operand: Primitive) => Primitive;

const UNARY: ReadonlyMap<Operator, Unary> = new Map<Operator, Unary>([
  [op.UNARY_PLUS, toNumber],
  [op.UNARY_MINUS, (operand) => -1 * toNumber(operand)],
  [op.LOGICAL_NOT, (operand) => !toBoolean(operand)],
  [op.BITWISE_NOT, (operand) => ~toNumber(operand)],
]);

export function applyBinary(operator: Operator, left: Primitive, right: Primitive): Primitive {
  return (BINARY.get(operator) as Binary)(left, right);
}

type Binary = (left: Primitive, right: Primitive) => Primitive;

// Comparisons follow ECMAScript on the raw values, which TypeScript only allows for operands of one type.
const BINARY: ReadonlyMap<Operator, Binary> = new Map<Operator, Binary>([
  [op.EXPONENT, (left, right) => toNumber(left) ** toNumber(right)],
  [op.MULTIPLY, (left, right) => toNumber(left) * toNumber(right)],
  [op.DIVIDE, (left, right) => toNumber(left) / toNumber(right)],
  [op.MODULUS, (left, right) => toNumber(left) % toNumber(right)],
  [op.ADD, add],
  [op.SUBTRACT, (left, right) => toNumber(left) - toNumber(right)],
  [op.LEFT_SHIFT, (left, right) => toNumber(left) << toNumber(right)],
  [op.RIGHT_SHIFT, (left, right) => toNumber(left) >> toNumber(right)],
  [op.LESS, (left, right) => (left as number) < (right as number)],
  [op.GREATER, (left, right) => (left as number) > (right as number)],
  [op.LESS_OR_EQUAL, (left, right) => (left as number) <= (right as number)],
  [op.GREATER_OR_EQUAL, (left, right) => (left as number) >= (right as number)],
  // oxlint-disable-next-line eqeqeq -- the language's `==` is ECMAScript's loose equality
  [op.EQUAL, (left, right) => left == right],
  // oxlint-disable-next-line eqeqeq -- the language's `!=` is ECMAScript's loose inequality
  [op.NOT_EQUAL, (left, right) => left != right],
  [op.STRICT_EQUAL, (left, right) => left === right],
  [op.STRICT_NOT_EQUAL, (left, right) => left !== right],
  [op.BITWISE_AND, (left, right) => toNumber(left) & toNumber(right)],
  [op.BITWISE_XOR, (left, right) => toNumber(left) ^ toNumber(right)],
  [op.BITWISE_OR, (left, right) => toNumber(left) | toNumber(right)],
  [op.LOGICAL_AND, (left, right) => toBoolean(left) && toBoolean(right)],
  [op.LOGICAL_OR, (left, right) => toBoolean(left) || toBoolean(right)],
]);

function add(left: Primitive, right: Primitive): Primitive {
  return typeof left === 'string' || typeof right === 'string'
    ? toText(left) + toText(right)
    : toNumber(left) + toNumber(right);
}
