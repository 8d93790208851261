import { fieldMessages } from '../messages.ts';
import { InvalidFieldsError } from '../responses/errors.ts';

/** PostgreSQL stores neither a zero byte nor half of a surrogate pair. */
const unstorable = /\0|\p{Surrogate}/u;

/** Refuses texts that cannot be stored, naming the first such field. */
export function refuseUnstorable(body: unknown): void {
  // A work list instead of recursion: a hostile body may be nested deeper than the call stack.
  const waiting: { readonly name: string; readonly value: unknown }[] = [{ name: '', value: body }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { name, value } = next;
    if (typeof value === 'string' && unstorable.test(value)) refuse(name);
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, part] of Object.entries(value)) {
      if (unstorable.test(key)) refuse(name);
      waiting.push({ name: name === '' ? key : `${name}.${key}`.slice(-MAX_NAME), value: part });
    }
  }
}

const MAX_NAME = 200;

function refuse(name: string): never {
  throw new InvalidFieldsError({ [name === '' ? 'body' : name]: fieldMessages.unstorable });
}
