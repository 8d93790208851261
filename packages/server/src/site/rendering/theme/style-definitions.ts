import { replaceTokens, withoutComments } from './style-tokens.ts';

/**
 * What other sheets may use of a sheet: its variables and mixins, which print nothing themselves. A class with a plain
 * body is a mixin too, so it becomes one that prints nothing.
 */
export function styleDefinitions(source: string): string {
  return statements(withoutComments(source))
    .flatMap((statement) => {
      if (/^@[\w-]+\s*:/.test(statement) || /^\.[\w-]+\s*\(/.test(statement)) return [statement];
      const [, name, body] = /^(\.[\w-]+)\s*(\{.*)$/s.exec(statement) ?? [];
      return name === undefined || body === undefined ? [] : [`${name}() ${body}`];
    })
    .join('\n');
}

/** The line of a brace that nothing closes; it would swallow the sheets that follow. */
export function unclosedLine(source: string): number | undefined {
  const open: number[] = [];
  for (const [at, line] of withoutTexts(source).split('\n').entries()) {
    for (const sign of line) {
      if (sign === '{') open.push(at + 1);
      else if (sign === '}') open.pop();
    }
  }
  return open.at(-1);
}

function withoutTexts(source: string): string {
  return replaceTokens(withoutComments(source), (kind) => (kind === 'text' ? '' : undefined));
}

/** The statements outside of all braces, each with its semicolon or body. */
function statements(source: string): string[] {
  const found: string[] = [];
  let [depth, start, opened] = [0, 0, 0];
  let quote: string | undefined;
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at]!;
    if (quote !== undefined) {
      if (sign === quote || sign === '\n') quote = undefined;
      continue;
    }
    if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '{') {
      if (depth === 0) opened = at;
      depth += 1;
    } else if (sign === '}') depth = Math.max(0, depth - 1);
    if (depth === 0 && (sign === ';' || sign === '}')) {
      // The braces of an interpolated variable end no statement.
      if (sign === '}' && source[opened - 1] === '@' && /^[\w-]+$/.test(source.slice(opened + 1, at))) continue;
      found.push(source.slice(start, at + 1).trim());
      start = at + 1;
    }
  }
  return found;
}
