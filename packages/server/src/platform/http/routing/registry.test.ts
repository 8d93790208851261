import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { refuseUndeclaredRoutes } from './registry.ts';

test('a route that is not registered through the registry stops the start', () => {
  const app = fastify();
  refuseUndeclaredRoutes(app);
  expect(() => app.get('/secret-door', () => 'open')).toThrow(
    'GET /secret-door was not registered through the registry',
  );
});
