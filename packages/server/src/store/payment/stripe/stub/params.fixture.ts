type Value = string | Params | readonly string[];
export interface Params {
  readonly [name: string]: Value;
}

/** Reads `metadata[key]=1&expand[0]=a` as the library writes it. */
export function readParams(form: URLSearchParams): Params {
  const params: Record<string, Value> = {};
  for (const [name, value] of form) {
    const [, outer = name, inner] = /^(\w+)\[(\w*)\]$/.exec(name) ?? [];
    if (inner === undefined) params[outer] = value;
    else if (/^\d*$/.test(inner)) params[outer] = [...((params[outer] as readonly string[] | undefined) ?? []), value];
    else params[outer] = { ...(params[outer] as Params | undefined), [inner]: value };
  }
  return params;
}

/** A parameter that is one text, or a list of one; empty if it is absent or anything else. */
export function textOf(params: Params, name: string): string {
  const value = params[name];
  if (Array.isArray(value)) return value.join();
  return typeof value === 'string' ? value : '';
}
