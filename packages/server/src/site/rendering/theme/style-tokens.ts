/** A part of a style sheet whose braces and semicolons mean nothing. */
interface StyleToken {
  readonly kind: 'text' | 'address' | 'comment';
  readonly start: number;
  readonly end: number;
}

/** The quoted texts, the addresses in `url(…)` and the comments of a sheet; what has no end is none. */
export function styleTokens(source: string): StyleToken[] {
  const tokens: StyleToken[] = [];
  const begin = /["']|url\(|\/\*|\/\//g;
  // Where the last search for the end of each kind gave up: until there, another search would fail as well.
  const searched = new Map<string, number>();
  for (let match = begin.exec(source); match !== null; match = begin.exec(source)) {
    const [sign] = match;
    if (match.index < (searched.get(sign) ?? 0)) continue;
    const { end, isClosed } = endOf(source, sign, begin.lastIndex);
    if (isClosed) {
      tokens.push({ kind: kinds[sign] ?? 'text', start: match.index, end });
      begin.lastIndex = end;
    } else {
      searched.set(sign, end);
    }
  }
  return tokens;
}

/** The sheet without the tokens that `replace` gives another text for. */
export function replaceTokens(
  source: string,
  replace: (kind: StyleToken['kind'], text: string) => string | undefined,
): string {
  let [result, from] = ['', 0];
  for (const { kind, start, end } of styleTokens(source)) {
    const text = replace(kind, source.slice(start, end));
    if (text === undefined) continue;
    result += source.slice(from, start) + text;
    from = end;
  }
  return result + source.slice(from);
}

/** Comments become blank, so that the lines stay the same. */
export function withoutComments(source: string): string {
  return replaceTokens(source, (kind, text) => (kind === 'comment' ? text.replaceAll(/[^\n]/g, ' ') : undefined));
}

const kinds: Readonly<Record<string, StyleToken['kind']>> = { 'url(': 'address', '/*': 'comment', '//': 'comment' };

interface End {
  readonly end: number;
  readonly isClosed: boolean;
}

function endOf(source: string, sign: string, from: number): End {
  switch (sign) {
    case '/*': {
      const end = source.indexOf('*/', from);
      return end === -1 ? { end: source.length, isClosed: false } : { end: end + 2, isClosed: true };
    }
    case '//': {
      const end = source.indexOf('\n', from);
      return { end: end === -1 ? source.length : end, isClosed: true };
    }
    case 'url(':
      return closing(source, ')', /[)'"\n]/g, from);
    default:
      return closing(source, sign, sign === '"' ? /["\n]|\\./gs : /['\n]|\\./gs, from);
  }
}

/** The next of the signs that end the part or leave it open; an escaped sign does neither. */
function closing(source: string, sign: string, signs: RegExp, from: number): End {
  signs.lastIndex = from;
  for (let match = signs.exec(source); match !== null; match = signs.exec(source)) {
    if (match[0] === sign) return { end: match.index + 1, isClosed: true };
    if (!match[0].startsWith('\\')) return { end: match.index, isClosed: false };
  }
  return { end: source.length, isClosed: false };
}
