import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../differential/generate/cases.fixture.ts';
import { compileTemplate } from '../engine/compile.ts';

const numRuns = process.env['AWNING_FULL'] === '1' ? 3000 : 300;

test('a run succeeds with exactly the budget that it reports', () => {
  fc.assert(
    fc.property(cases, ({ template: source, data, maxTokens, maxStringLength, ...context }) => {
      const template = compileTemplate(source);
      const render = (maxSteps?: number, maxBytes?: number) =>
        template.render(data, { ...context, limits: { maxTokens, maxStringLength, maxSteps, maxBytes } });
      const { output, errors, usage } = render();
      const { usedSteps, neededBytes } = usage;
      expect(render(usedSteps, neededBytes)).toMatchObject({ output, errors });
      // A limit of 0 means none.
      const isTooLittle = (used: number, what: 'steps' | 'bytes') =>
        used <= 1 ||
        messagesOf(what === 'steps' ? render(used - 1) : render(undefined, used - 1)).includes(
          exceeded(used - 1, what),
        );
      expect([isTooLittle(usedSteps, 'steps'), isTooLittle(neededBytes, 'bytes')]).toEqual([true, true]);
    }),
    { seed: 5, numRuns },
  );
});

function messagesOf({ errors }: { readonly errors: readonly { readonly message: string }[] }): readonly string[] {
  return errors.map(({ message }) => message);
}

function exceeded(limit: number, what: string): string {
  return `RuntimeError: Execution exceeded the maximum of ${limit} ${what}`;
}
