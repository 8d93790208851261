import { Type } from '@sinclair/typebox';
import { expect, test } from 'vitest';
import { checkDeclarations, faultsOf } from './declaration.ts';
import type { Route } from './route.ts';

const good: Route = {
  method: 'POST',
  path: '/api/things/:id',
  access: { kind: 'team', right: 'any' },
  forgery: 'crumb',
  limit: 'team-change',
  schema: { params: Type.Object({ id: Type.String() }) },
  handle: () => ({}),
};

test('a complete declaration has no faults', () => {
  expect(faultsOf(good)).toEqual([]);
});

test.for<[change: object, fault: string]>([
  [{ access: undefined }, 'who may call'],
  [{ access: { kind: 'nobody' } }, 'who may call'],
  [{ forgery: undefined }, 'forgery'],
  [{ limit: undefined }, 'rate limit'],
  [{ limit: 'sometimes' }, 'rate limit'],
  [{ schema: undefined }, 'no schema'],
  [{ schema: {} }, 'parameter "id"'],
  [{ forgery: 'safe' }, 'cannot be "safe"'],
  [{ forgery: 'same-origin' }, 'needs the crumb'],
  [{ forgery: 'beacon' }, 'needs the crumb'],
  [{ method: 'GET' }, 'is "safe"'],
  [{ method: 'GET', forgery: 'safe', schema: { ...good.schema, body: Type.Object({}) } }, 'no body'],
  [
    { schema: { ...good.schema, body: Type.Object({ a: Type.Intersect([Type.Object({}), Type.Object({})]) }) } },
    'Composite',
  ],
  [{ anyHost: true }, 'needs a website'],
])('%j is a fault', ([change, fault]) => {
  const faults = faultsOf({ ...good, ...change });
  expect(faults.join('\n')).toContain(fault);
});

test('the start is refused with every fault and every repeated route', () => {
  expect(() => checkDeclarations([good, good, { ...good, path: '/x', forgery: 'safe' }])).toThrow(
    /POST \/x changes something[^]*POST \/api\/things\/:id exists twice/,
  );
});
