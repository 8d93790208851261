import { callFormatter, callPredicate } from '../contract/call.ts';
import { definePureFormatter } from '../contract/formatter.ts';
import { compileTemplate } from '../engine/compile.ts';
import { Frame } from '../engine/frame.ts';
import { TemplateRun } from '../engine/run.ts';
import type { RenderContext } from '../engine/template.ts';
import { evaluate } from '../expression/evaluate.ts';
import { parseExpression } from '../expression/expression.ts';
import { DEFAULT_REGISTRY, extendRegistry } from '../registry.ts';
import type { Value } from '../values/value.ts';
import { decodeSpecial, describeValue } from './special-values.ts';
import { STORE_RULES } from './store-rules.ts';
import type { ExpectedError, Mismatch, Vector } from './vector.ts';

/** Runs a vector and lists the differences from its expectations. */
export function checkVector(vector: Vector): readonly Mismatch[] {
  try {
    return vector.render === undefined ? checkDirectly(vector) : checkRender(vector, vector.render);
  } catch (error) {
    return [
      { what: 'run', expected: 'no exception', got: error instanceof Error ? (error.stack ?? '') : String(error) },
    ];
  }
}

function checkDirectly(vector: Vector): readonly Mismatch[] {
  switch (vector.kind) {
    case 'template':
      return checkTemplate(vector);
    case 'parse':
      return checkParse(vector);
    case 'formatter':
      return checkFormatter(vector);
    case 'predicate':
      return checkPredicate(vector);
    case 'expr':
      return checkExpression(vector);
    case 'helper':
      return checkStoreRule(vector);
    default:
      return vector.kind satisfies never;
  }
}

function checkRender(vector: Vector, render: NonNullable<Vector['render']>): readonly Mismatch[] {
  const { output, errors } = compileTemplate(render.template).render(render.json, contextOf(vector));
  return [
    ...compareTexts('output', render.output, output),
    ...(render.errors === undefined
      ? []
      : compare('errors', render.errors.map(typeAndMessage), errors.map(typeAndMessage))),
  ];
}

function checkTemplate(vector: Vector): readonly Mismatch[] {
  const template = compileTemplate(vector.template ?? '');
  const { output, errors } = template.render(vector.json, contextOf(vector));
  const trim = vector.compare === 'trimmed' ? (text: string) => text.trim() : (text: string) => text;
  return [
    ...compareTexts('output', trim(vector.expectedOutput ?? ''), trim(output)),
    ...compareErrors(vector, errors),
    ...compareTree(vector, template.tree()),
  ];
}

function checkParse(vector: Vector): readonly Mismatch[] {
  const formatters = (vector.extraFormatters ?? []).map((name) =>
    definePureFormatter({
      name,
      group: 'core',
      summary: 'leaves the value alone',
      example: { template: '', data: null, output: '' },
      prepare: () => (value) => value,
    }),
  );
  const registry = extendRegistry(DEFAULT_REGISTRY, { formatters });
  const template = compileTemplate(vector.template ?? '', { registry });
  return [...compareErrors(vector, template.errors), ...compareTree(vector, template.tree())];
}

function checkFormatter(vector: Vector): readonly Mismatch[] {
  const formatter = DEFAULT_REGISTRY.formatters.get(vector.name ?? '');
  if (formatter === undefined) return [{ what: 'formatter', expected: String(vector.name), got: 'unknown' }];
  const variables = (vector.vars ?? []).map(decodeSpecial);
  const result = callFormatter(formatter, vector.args ?? [], variables, { ...contextOf(vector), data: vector.json });
  return compare('value', decodeSpecial(vector.expected), result);
}

function checkPredicate(vector: Vector): readonly Mismatch[] {
  const predicate = DEFAULT_REGISTRY.predicates.get(vector.name ?? '');
  if (predicate === undefined) return [{ what: 'predicate', expected: String(vector.name), got: 'unknown' }];
  const scopes = vector.stack?.map(({ node }) => node) ?? [vector.json];
  return compare('answer', vector.expected, callPredicate(predicate, vector.args ?? [], scopes, contextOf(vector)));
}

/** Parse messages are expected without prefix, messages of the evaluation in full. */
function checkExpression(vector: Vector): readonly Mismatch[] {
  const text = vector.expr ?? '';
  const parsed = parseExpression(text, vector.options?.maxTokens ?? 0);
  const messages: string[] = [...parsed.errors];
  const run = new TemplateRun(contextOf(vector), () => ({ errors: [], unit: () => () => '' }));
  let value: Value;
  for (const statement of parsed.errors.length === 0 ? parsed.statements : []) {
    value = evaluate(statement, {
      scope: new Frame(run, undefined, vector.json),
      maxStringLength: vector.options?.maxStringLen ?? 0,
      report: (message) => messages.push(`RuntimeError: Error reducing expression: ${text}: ${message}`),
    });
  }
  const expectedMessages = (vector.expectedErrors ?? []).map((error) =>
    typeof error === 'string' ? error : error.message,
  );
  return [
    ...compare('value', decodeSpecial(vector.expectedValue), value),
    ...compare('errors', expectedMessages, messages),
  ];
}

function checkStoreRule(vector: Vector): readonly Mismatch[] {
  const rule = STORE_RULES.get(vector.name ?? '');
  return rule === undefined
    ? [{ what: 'rule', expected: String(vector.name), got: 'unknown' }]
    : compare('value', decodeSpecial(vector.expected), rule(vector.json));
}

function contextOf(vector: Vector): RenderContext {
  const { options = {} } = vector;
  return {
    partials: vector.partials,
    injectables: vector.inject,
    locale: vector.locale ?? undefined,
    now: vector.now,
    enableExpressions: options.enableExpr ?? true,
    enableInclude: options.enableInclude ?? true,
    limits: { maxTokens: options.maxTokens, maxStringLength: options.maxStringLen },
  };
}

function compareErrors(vector: Vector, errors: readonly ExpectedError[]): readonly Mismatch[] {
  return vector.expectedErrors === undefined
    ? []
    : compare(
        'errors',
        (vector.expectedErrors as readonly ExpectedError[]).map(typeAndMessage),
        errors.map(typeAndMessage),
      );
}

function typeAndMessage({ type, message }: ExpectedError): ExpectedError {
  return { type, message };
}

function compareTree(vector: Vector, tree: Value): readonly Mismatch[] {
  return vector.expectedAst === undefined ? [] : compare('tree', vector.expectedAst, tree);
}

function compare(what: string, expected: unknown, got: unknown): readonly Mismatch[] {
  return compareTexts(what, describeValue(expected), describeValue(got));
}

function compareTexts(what: string, expected: string, got: string): readonly Mismatch[] {
  return expected === got ? [] : [{ what, expected, got }];
}
