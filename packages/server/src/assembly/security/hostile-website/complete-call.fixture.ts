import { Kind, type TSchema } from '@sinclair/typebox';
import { acceptedBodies } from '../../../platform/http/request/body.ts';
import type { Route } from '../../../platform/http/routing/route.ts';
import type { Call } from '../calls.fixture.ts';
import { chanceFrom } from '../random.fixture.ts';
import { type Pool, valueFor } from '../values.fixture.ts';
import { addressesOf, known } from './openings.fixture.ts';

/** A call with every optional field, whose ids and names exist as far as they are known. */
export function completeCall(route: Route, named: Pool['named']): Call {
  const url = addressesOf(route, named).at(-1) ?? route.path.replaceAll(/:\w+|\*/g, 'any');
  const { body: schema } = route.schema;
  const shown = route.examples?.find(({ body }) => body !== undefined)?.body;
  if (!schema && shown === undefined) return { method: route.method, url, headers: {} };
  const body = merged(schema ? completeValue(schema, '', route, named) : {}, withKnown(shown, route, named));
  if (acceptedBodies(route)[0] !== 'form') {
    return {
      method: route.method,
      url,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    };
  }
  const fields = Object.entries(body as object).map(([name, value]): [string, string] => [name, String(value)]);
  const payload = new URLSearchParams(fields).toString();
  return { method: route.method, url, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload };
}

/** Whether a field accepts arbitrary text of some length. */
export function isFree(schema: TSchema | undefined, way: readonly string[]): boolean {
  const [name, ...rest] = way;
  if (schema === undefined) return true;
  const inner = notNull(schema);
  if (name === undefined) {
    return inner[Kind] === 'String' && inner['pattern'] === undefined && Number(inner['maxLength'] ?? 1000) >= 60;
  }
  if (inner[Kind] === 'Array') return isFree(inner['items'] as TSchema, rest);
  return isFree((inner['properties'] as Record<string, TSchema> | undefined)?.[name], rest);
}

function completeValue(schema: TSchema, name: string, route: Route, named: Pool['named']): unknown {
  const inner = notNull(schema);
  switch (inner[Kind]) {
    case 'Object':
      return Object.fromEntries(
        Object.entries(inner['properties'] as Record<string, TSchema>).map(([key, value]) => [
          key,
          completeValue(value, key, route, named),
        ]),
      );
    case 'Array':
      return knownValue(name, route, named) ?? [completeValue(inner['items'] as TSchema, name, route, named)];
    case 'Record':
      return {};
    default:
      return knownValue(name, route, named) ?? valueFor(inner, chanceFrom(3), 0);
  }
}

function notNull(schema: TSchema): TSchema {
  const choices = schema[Kind] === 'Union' ? (schema['anyOf'] as TSchema[]) : [schema];
  return choices.find((choice) => choice[Kind] !== 'Null') ?? schema;
}

function knownValue(name: string, route: Route, named: Pool['named']): unknown {
  const word = route.path.split('/').findLast((part) => part !== '' && !part.startsWith(':')) ?? '';
  return known(route, word, name, named)?.[0] ?? usual[name];
}

const usual: Readonly<Record<string, string>> = {
  country: 'DE',
  contentSource: 'c',
  formVersion: '1',
  notifyEmail: 'owner@shop.test',
  pagePermissionTypeValue: '1',
  webhookUrl: 'https://hooks.test/',
};

/** Replaces what the example refers to by what exists. */
function withKnown(example: unknown, route: Route, named: Pool['named']): unknown {
  if (typeof example !== 'object' || example === null || Array.isArray(example)) return example;
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, knownValue(name, route, named) ?? value]),
  );
}

function merged(value: unknown, over: unknown): unknown {
  if (over === undefined) return value;
  const isObject = (thing: unknown) => typeof thing === 'object' && thing !== null && !Array.isArray(thing);
  if (!isObject(value) || !isObject(over)) return over;
  const [below, above] = [value as Record<string, unknown>, over as Record<string, unknown>];
  return {
    ...below,
    ...Object.fromEntries(Object.entries(above).map(([name, inner]) => [name, merged(below[name], inner)])),
  };
}
