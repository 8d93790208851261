import type { InlineCode } from '@awning/template-engine';
import { Parser } from 'htmlparser2';
import { type InlineHashes, inlineHash } from '../../platform/http/index.ts';

/** The code of their own source that the templates of one page have printed; its policy allows that and nothing else (D-180). */
export interface PageCode {
  add(codes: readonly InlineCode[]): void;
  hashes(): InlineHashes;
}

/** A header must not outgrow what proxies take; whatever prints more of them in a loop does not run. */
const mostHashes = 50;

export function collectCode(): PageCode {
  const hashesOf = { script: new Set<string>(), style: new Set<string>(), handler: new Set<string>() };
  return {
    add(codes) {
      for (const code of codes) {
        const hashes = hashesOf[code.kind];
        if (hashes.size < mostHashes) hashes.add(hashOf(code));
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

/** Code that is the same on every page is the same object: it is hashed once. */
const knownHashes = new WeakMap<InlineCode, string>();

/** As browsers read it: with the signs that were escaped. */
function attributeValue(text: string): string {
  let value = '';
  const parser = new Parser({
    onattribute(_, read) {
      value = read;
    },
  });
  // A quotation mark in it did not end the attribute where it stands, and must not end this one.
  parser.end(`<a value="${text.replaceAll('"', '&quot;')}">`);
  return value;
}
