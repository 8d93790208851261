import { Parser } from 'htmlparser2';

interface Part {
  readonly start: number;
  readonly end: number;
}

/**
 * A page without its scripts and handlers, data for scripts included. The policy of the canvas refuses to run them anyway;
 * a browser would complain about each. A refresh, which no policy refuses, would lead the canvas away.
 */
export function withoutCode(html: string): string {
  const cut: Part[] = [];
  let script: number | undefined;
  const parser = new Parser({
    onopentagname(name) {
      if (name === 'script') script ??= parser.startIndex;
    },
    onattribute(name) {
      if (script === undefined && name.startsWith('on')) cut.push({ start: parser.startIndex, end: parser.endIndex });
    },
    onopentag(name, { 'http-equiv': pragma = '' }) {
      const isRefresh = name === 'meta' && pragma.trim().toLowerCase() === 'refresh';
      if (isRefresh && script === undefined) cut.push({ start: parser.startIndex, end: parser.endIndex + 1 });
    },
    onclosetag(name, isImplied) {
      if (name !== 'script' || script === undefined) return;
      cut.push({ start: script, end: isImplied ? html.length : html.indexOf('>', parser.endIndex) + 1 });
      script = undefined;
    },
  });
  parser.end(html);
  let rest = '';
  let from = 0;
  for (const { start, end } of cut) {
    rest += html.slice(from, start);
    from = end;
  }
  return rest + html.slice(from);
}
