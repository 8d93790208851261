import { type SpecialTag, scanTags, withPlainTags } from './scan-tags.ts';

/** The attribute that replaces the body lifted out of a paired tag. */
export const bodyAttribute = 'awning-body';

/** A template inside a tag may print tags again; beyond this depth they are dropped. */
export const MAX_TAG_ROUNDS = 8;

/**
 * Replaces each paired tag by a single one that names its body, so that the body's instructions run later, with the
 * tag's own scope. `keep` stores a body, with the number of lines before it, and returns its number. A tag inside a body
 * is lifted when that body is compiled. The lines of the source stay the same, for messages.
 */
export function liftBodies(written: string, keep: (body: string, linesBefore: number) => number): string {
  const source = withPlainTags(written);
  let lifted = '';
  let [from, lines] = [0, 0];
  for (const { tag, close } of pairedTags(source)) {
    if (tag.start < from) continue;
    const body = source.slice(tag.end, close.start);
    lines += linesIn(source.slice(from, tag.end));
    const number = body.trim() === '' ? '' : ` ${bodyAttribute}="${keep(body, lines)}"`;
    const within = linesIn(source.slice(tag.end, close.end));
    lifted += `${source.slice(from, tag.end - 1)}${number} ${'\n'.repeat(within)}/>`;
    lines += within;
    from = close.end;
  }
  return lifted + source.slice(from);
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}

interface PairedTag {
  readonly tag: SpecialTag;
  readonly close: { readonly start: number; readonly end: number };
}

/** The tags that have a closing one, in order of their beginnings. One pass: themes may have thousands without. */
function pairedTags(source: string): PairedTag[] {
  const opened = scanTags(source).filter(({ isSelfClosing }) => !isSelfClosing);
  const open = new Map<string, SpecialTag[]>();
  const pairs: PairedTag[] = [];
  let next = 0;
  for (const close of closingTags(source)) {
    for (; next < opened.length && opened[next]!.start < close.start; next += 1) {
      const tag = opened[next]!;
      const same = open.get(tag.name);
      if (same === undefined) open.set(tag.name, [tag]);
      else same.push(tag);
    }
    const tag = open.get(close.name)?.pop();
    // A closing tag inside an attribute of the opening one closes nothing.
    if (tag !== undefined && close.start >= tag.end) pairs.push({ tag, close });
  }
  return pairs.toSorted((one, other) => one.tag.start - other.tag.start);
}

function closingTags(source: string): (PairedTag['close'] & { readonly name: string })[] {
  const tags = [...source.matchAll(/<\/squarespace:([a-z][a-z-]*)/gi)];
  let end = 0;
  return tags.flatMap(({ index, 0: whole, 1: name = '' }) => {
    // Several may lack their bracket; the search for the next one is not repeated.
    if (end !== -1 && end < index + whole.length) end = source.indexOf('>', index + whole.length);
    return end === -1 ? [] : [{ name: name.toLowerCase(), start: index, end: end + 1 }];
  });
}
