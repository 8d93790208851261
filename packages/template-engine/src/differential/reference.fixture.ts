import { createRequire } from 'node:module';
import { cldrFor } from '../locale/cldr.ts';
import { type Case, describeError, describeTree, type Outcome } from './case.fixture.ts';

const FOLDER = '@squarespace/template-engine/lib';

// `require` reaches the very objects that the reference's modules call through, so that they can be replaced.
const require = createRequire(import.meta.url);
const load = (name: string): unknown => require(`${FOLDER}/${name}`);

export const assembler = load('assembler') as typeof import('@squarespace/template-engine/lib/assembler');
export const compiler = load('compiler') as typeof import('@squarespace/template-engine/lib/compiler');
export const context = load('context') as typeof import('@squarespace/template-engine/lib/context');
export const engine = load('engine') as typeof import('@squarespace/template-engine/lib/engine');
export const expressions = load('math') as typeof import('@squarespace/template-engine/lib/math');
export const nodes = load('node') as typeof import('@squarespace/template-engine/lib/node');
export const plugins = load('plugins') as typeof import('@squarespace/template-engine/lib/plugins');
export const commerceRules =
  load('plugins/util.commerce') as typeof import('@squarespace/template-engine/lib/plugins/util.commerce');
export const contentRules =
  load('plugins/util.content') as typeof import('@squarespace/template-engine/lib/plugins/util.content');
export const dateRules = load('plugins/util.date') as typeof import('@squarespace/template-engine/lib/plugins/util.date');
export const enums = load('plugins/enums') as typeof import('@squarespace/template-engine/lib/plugins/enums');
export const { Formatter } = load('plugin') as typeof import('@squarespace/template-engine/lib/plugin');

/** The instruction tree of one of the formatters that are templates. */
export function markupTree(name: string): unknown {
  return require(`${FOLDER}/plugins/templates/${name}.json`);
}

export type FormatterMap = import('@squarespace/template-engine/lib/plugin').FormatterMap;
export type Node = import('@squarespace/template-engine/lib/node').Node;
export type Context = import('@squarespace/template-engine/lib/context').Context;
export type Variable = import('@squarespace/template-engine/lib/variable').Variable;

/** Runs a case on the reference, as it is at the moment. */
export function runReference(one: Case): Outcome {
  const reference = new compiler.Compiler();
  const { ctx, errors } = reference.execute({
    code: one.template,
    json: one.data,
    partials: one.partials,
    injects: one.injectables,
    ...(one.locale === undefined ? {} : { cldr: cldrFor(one.locale) }),
    now: one.now,
    enableExpr: one.enableExpressions,
    enableInclude: one.enableInclude,
    exprOpts: { maxTokens: one.maxTokens, maxStringLen: one.maxStringLength },
  });
  return {
    output: ctx.render(),
    errors: errors.map(describeError),
    tree: describeTree(reference.parse(one.template).code),
  };
}
