import { InvalidFieldsError } from '../answers/errors.ts';
import { fieldMessages } from '../messages.ts';

/** The database holds neither a zero byte nor half of a surrogate pair. */
const unstorable = /\0|\p{Surrogate}/u;

/** Refuses texts that no table could hold, by the name of the first such field that is found. */
export function refuseUnstorable(body: unknown): void {
  // A list of what is left to look at: a hostile body may be nested deeper than functions can call each other.
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
