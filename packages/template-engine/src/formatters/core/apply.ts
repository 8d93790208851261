import { defineFormatter } from '../../contract/formatter.ts';
import type { Value } from '../../values/value.ts';

export const apply = defineFormatter({
  name: 'apply',
  group: 'core',
  summary: 'runs a partial or macro with the value as its scope: `name [private] [key=value …]`',
  example: {
    template: '{item|apply card size=big}',
    data: { item: { title: 'Mug' } },
    partials: { card: '<b class="{@args.size}">{title}</b>' },
    output: '<b class="big">Mug</b>',
  },
  prepare: ([name, ...rest]) => {
    if (name === undefined) return () => '';
    const isPrivate = rest.includes('private');
    const options = rest.length === 0 ? { isPrivate } : { isPrivate, args: parsePairs(rest) };
    return (value, scope) => scope.run.applyPartial(name, scope, value, options);
  },
});

/** `key=value` words, split at the first equals sign; other words are ignored. */
function parsePairs(words: readonly string[]): Value {
  const pairs = words.flatMap((word) => {
    const at = word.indexOf('=');
    return at === -1 ? [] : [[word.slice(0, at), word.slice(at + 1)] as const];
  });
  return Object.freeze(Object.fromEntries(pairs));
}
