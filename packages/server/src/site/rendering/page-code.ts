import type { InlineCode } from '@awning/template-engine';
import { Parser } from 'htmlparser2';
import { type InlineHashes, inlineHash } from '../../platform/http/index.ts';

/** The inline code from the templates' own source that one page has printed; its policy allows only that (D-180). */
export interface PageCode {
  add(codes: readonly InlineCode[]): void;
  hashes(): InlineHashes;
}

/** A header must not exceed the limits of proxies; code beyond this number does not run. */
const MAX_HASHES = 50;

export function collectCode(): PageCode {
  const hashesOf = { script: new Set<string>(), style: new Set<string>(), handler: new Set<string>() };
  return {
    add(codes) {
      for (const code of codes) {
        const hashes = hashesOf[code.kind];
        if (hashes.size < MAX_HASHES) hashes.add(hashOf(code));
      }
    },
    hashes: () => ({
      scripts: [...hashesOf.script],
      styles: [...hashesOf.style],
      handlers: [...hashesOf.handler],
    }),
  };
}

function hashOf(code: InlineCode): string {
  const known = knownHashes.get(code) ?? inlineHash(code.kind === 'handler' ? attributeValue(code.text) : code.text);
  knownHashes.set(code, known);
  return known;
}

/** Code that is the same on every page is the same object, so it is hashed once. */
const knownHashes = new WeakMap<InlineCode, string>();

/** As browsers read it, with entities decoded. */
function attributeValue(text: string): string {
  let value = '';
  const parser = new Parser({
    onattribute(_, read) {
      value = read;
    },
  });
  // A quotation mark inside did not end the original attribute, and must not end this one.
  parser.end(`<a value="${text.replaceAll('"', '&quot;')}">`);
  return value;
}
