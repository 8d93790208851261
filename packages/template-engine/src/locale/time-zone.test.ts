import { expect, test } from 'vitest';
import { Frame } from '../engine/frame.ts';
import { TemplateRun } from '../engine/run.ts';
import type { Value } from '../values/value.ts';
import { timeZoneOf } from './time-zone.ts';

function zone(data: Value): string {
  const run = new TemplateRun({}, () => {
    throw new Error('There are no partials here.');
  });
  return timeZoneOf(new Frame(run, undefined, data));
}

test('FMT-012: the zone is that of the website, else New York', () => {
  expect(zone({ website: { timeZone: 'Europe/Paris' } })).toBe('Europe/Paris');
  expect(zone({ website: {} })).toBe('America/New_York');
  expect(zone({})).toBe('America/New_York');
  expect(zone({ website: { timeZone: null } })).toBe('');
});
