import { describe, expect, it } from 'vitest';
import { nameFaults } from './names.mjs';

const path = 'packages/server/src/store/cart/cart.ts';
const store = 'packages/server/src/store/cart/store.ts';

describe('nameFaults', () => {
  it.each([
    [path, 'const longestWaitMs = 10_000;'],
    [path, 'export const cartDays = 14;'],
    [path, 'const dayMs = 24 * 60 * 60 * 1000;'],
    [path, 'const share = 0.25;'],
    [path, 'const latestMoment = 8.64e15;'],
    [path, "const cartQuery = Type.Object({ mock: Type.Literal('true') });"],
    [store, 'export async function readCart(connection) {'],
    [store, 'export function listCarts(connection) {'],
  ])('finds in %s: %j', (file, text) => {
    expect(nameFaults([{ path: file, text }])).toHaveLength(1);
  });

  it.each([
    [path, 'const MAX_WAIT_MS = 10_000;\nconst limits = { card: 10 };\nconst path = "/cart";'],
    [path, 'function wait() {\n  const seconds = 10;\n}'],
    [path, 'export const CartQuery = Type.Object({});'],
    [path, 'export async function readCart(connection) {'],
    [path.replace('.ts', '.test.ts'), 'const rounds = 5;'],
    [store, 'export async function selectCart(connection) {}\nfunction readRow(row) {}\nexport function listenTo() {}'],
  ])('has nothing against %s: %j', (file, text) => {
    expect(nameFaults([{ path: file, text }])).toEqual([]);
  });
});
