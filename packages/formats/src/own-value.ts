/**
 * The value that a record itself has under a name that people chose. Every record would otherwise have a
 * `constructor`.
 *
 * @example
 * ownValue({ Size: 'Größe' }, 'Size') // => 'Größe'
 * ownValue({ Size: 'Größe' }, 'constructor') // => undefined
 */
export function ownValue<Value>(record: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined {
  return record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
}
