import { runExamples } from '@awning/testing/run-examples';
import { expect, test } from 'vitest';
import { callFormatter, callPredicate } from './contract/call.ts';
import * as library from './index.ts';
import { compileTemplate, DEFAULT_REGISTRY } from './index.ts';
import { toPrettyJson, toRawJson } from './text/json.ts';
import { percentEncode } from './text/percent-encode.ts';
import { slugify } from './text/slugify.ts';
import { compare, isEqual } from './values/compare.ts';
import { print, toEcmaText } from './values/print.ts';

runExamples(
  {
    ...library,
    callFormatter,
    callPredicate,
    compare,
    isEqual,
    percentEncode,
    print,
    slugify,
    toEcmaText,
    toPrettyJson,
    toRawJson,
  },
  import.meta.dirname,
);

const named = [...DEFAULT_REGISTRY.formatters.values(), ...DEFAULT_REGISTRY.predicates.values()];

test.each(named.map((one) => [one.name, one] as const))('the example of %s shows it at work', (name, { example }) => {
  const { template, data, output, ...context } = example;
  expect(template).toContain(name);
  expect(compileTemplate(template).render(data, { ...context, enableExpressions: true }).output).toBe(output);
});
