import { Parser } from 'htmlparser2';
import { type InlineHashes, inlineHash } from '../../platform/http/responses/csp.ts';

/**
 * The hashes of every inline script, style and handler in a finished page: what its policy would need for all of them
 * to run.
 */
export function hashesOfPage(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const handlers = new Set<string>();
  let target: Set<string> | undefined;
  let text = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute.startsWith('on')) handlers.add(inlineHash(value));
      }
      text = '';
      target = name === 'style' ? styles : name === 'script' && isRunInline(attributes) ? scripts : undefined;
    },
    ontext(part) {
      if (target) text += part;
    },
    onclosetag(name) {
      if (target && (name === 'script' || name === 'style')) target.add(inlineHash(text));
      target = undefined;
    },
  });
  parser.end(html);
  return { scripts: [...scripts], styles: [...styles], handlers: [...handlers] };
}

function isRunInline({ src, type = '' }: Readonly<Record<string, string>>): boolean {
  return src === undefined && !['application/json', 'application/ld+json'].includes(type.trim().toLowerCase());
}
