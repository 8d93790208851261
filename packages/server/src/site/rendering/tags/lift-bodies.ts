import { type SpecialTag, scanTags } from './scan-tags.ts';

/** The attribute that replaces the body lifted out of a paired tag. */
export const bodyAttribute = 'awning-body';

/**
 * Replaces each paired tag by a single one that names its body, so that the body's instructions run later, with the
 * tag's own scope. `keep` stores a body and returns its number. A tag inside a body is lifted when that body is
 * compiled.
 */
export function liftBodies(source: string, keep: (body: string) => number): string {
  let lifted = '';
  let from = 0;
  for (const tag of scanTags(source)) {
    if (tag.start < from || tag.isSelfClosing) continue;
    const close = closingTag(source, tag);
    if (close === undefined) continue;
    const body = source.slice(tag.end, close.start);
    const number = body.trim() === '' ? '' : ` ${bodyAttribute}="${keep(body)}"`;
    lifted += `${source.slice(from, tag.end - 1)}${number} />`;
    from = close.end;
  }
  return lifted + source.slice(from);
}

function closingTag(source: string, tag: SpecialTag): { start: number; end: number } | undefined {
  const either = new RegExp(`<(/?)squarespace:${tag.name}(?![a-z-])`, 'gi');
  either.lastIndex = tag.end;
  let depth = 1;
  for (let match = either.exec(source); match !== null; match = either.exec(source)) {
    if (match[1] === '/') {
      depth -= 1;
    } else {
      depth += 1;
    }
    if (depth === 0) {
      const end = source.indexOf('>', match.index);
      return end === -1 ? undefined : { start: match.index, end: end + 1 };
    }
  }
  return undefined;
}
