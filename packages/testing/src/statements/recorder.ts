import { Client } from 'pg';

/**
 * Records the distinct texts of the statements this process sends from now on. The driver is wrapped once per process,
 * however many test files run in it; the texts start anew with each file.
 */
export function recordStatements(): ReadonlySet<string> {
  const wrapped = Client.prototype as WrappedClient;
  wrapped[recorder] ??= wrap(wrapped);
  wrapped[recorder].texts = new Set();
  return wrapped[recorder].texts;
}

// Each test file may load this module, but they share the driver.
const recorder = Symbol.for('awning statement recorder');

interface WrappedClient {
  query: (...given: unknown[]) => unknown;
  [recorder]?: { texts: Set<string> };
}

function wrap(client: WrappedClient): { texts: Set<string> } {
  const recording = { texts: new Set<string>() };
  const send = client.query;
  client.query = function query(this: unknown, ...given) {
    const text = textOf(given[0]);
    if (text !== undefined) recording.texts.add(text);
    return send.apply(this, given);
  };
  return recording;
}

function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string'
    ? query.text
    : undefined;
}
