export type LenientValue = string | readonly LenientValue[] | { readonly [key: string]: LenientValue };

/** No tweak is nested deeper than its options. */
const MAX_DEPTH = 4;

/**
 * An object in JSON, or with bare keys and single quotes, which about one tweak in ten has (THEME-FORMAT section 9.3).
 * Numbers and words are texts as they are written. `undefined` for what is none.
 */
export function lenientObject(text: string): Readonly<Record<string, LenientValue>> | undefined {
  const parts = text.match(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}[\]:,]|[^{}[\]:,"'\s]+/g) ?? [];
  let at = 0;

  function value(depth: number): LenientValue | undefined {
    const part = parts[at++];
    if (part === undefined || depth > MAX_DEPTH) return undefined;
    if (part === '{') return object(depth);
    if (part === '[') return list(depth);
    if (/^[\]}:,]/.test(part)) return undefined;
    // Words of a bare text, such as the value of a switched-off default.
    let words = plain(part);
    while (parts[at] !== undefined && !/^[{}[\]:,"']/.test(parts[at]!)) words += ` ${parts[at++]}`;
    return words;
  }

  function object(depth: number): Readonly<Record<string, LenientValue>> | undefined {
    const pairs = new Map<string, LenientValue>();
    for (;;) {
      if (parts[at] === ',') at += 1;
      else if (parts[at] === '}') {
        at += 1;
        return Object.fromEntries(pairs);
      } else {
        const key = parts[at++];
        if (key === undefined || /^[{}[\]:,]/.test(key) || parts[at++] !== ':') return undefined;
        const found = value(depth + 1);
        if (found === undefined) return undefined;
        pairs.set(plain(key), found);
      }
    }
  }

  function list(depth: number): readonly LenientValue[] | undefined {
    const values: LenientValue[] = [];
    for (;;) {
      if (parts[at] === ',') at += 1;
      else if (parts[at] === ']') {
        at += 1;
        return values;
      } else {
        const found = value(depth + 1);
        if (found === undefined) return undefined;
        values.push(found);
      }
    }
  }

  if (parts[at++] !== '{') return undefined;
  return object(0);
}

function plain(part: string): string {
  return /^["']/.test(part) ? part.slice(1, -1).replaceAll(/\\(.)/g, '$1') : part;
}
