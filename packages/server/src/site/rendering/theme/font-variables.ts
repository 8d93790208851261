import { mixinBodies } from './style-values.ts';
import type { StyleSource } from './theme.ts';
import { readTweaks } from './tweaks.ts';

const fontProperties = [
  ['font-family', 'inherit'],
  ['font-size', '16px'],
  ['font-weight', '400'],
  ['font-style', 'normal'],
  ['letter-spacing', '0em'],
  ['line-height', '1.5em'],
  ['text-transform', 'none'],
  ['text-decoration', 'none'],
] as const;

/** The variables `@<mixin>-<property>` of every font tweak, from the mixin's own declarations with fallbacks (section 9.2). */
export function fontVariables(sources: readonly StyleSource[]): string {
  const fonts = readTweaks(sources).filter(({ type, target }) => type === 'font' && target?.startsWith('.') === true);
  if (fonts.length === 0) return '';
  const bodies = mixinBodies(sources);
  return [...new Set(fonts.map(({ target }) => (target ?? '').slice(1)))]
    .flatMap((name) => {
      const body = bodies.get(name) ?? '';
      return fontProperties.map(([property, fallback]) => {
        const declared = new RegExp(`(?:^|[;\\s])${property}\\s*:\\s*([^;]+)`).exec(body)?.[1];
        return `@${name}-${property}: ${declared?.trim() ?? fallback};`;
      });
    })
    .join('\n');
}
