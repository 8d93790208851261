import { createRequire } from 'node:module';
import type * as AssemblerModule from '@squarespace/template-engine/lib/assembler';
import type * as CompilerModule from '@squarespace/template-engine/lib/compiler';
import type * as ContextModule from '@squarespace/template-engine/lib/context';
import type * as EngineModule from '@squarespace/template-engine/lib/engine';
import type * as ExpressionModule from '@squarespace/template-engine/lib/math';
import type * as NodeModule from '@squarespace/template-engine/lib/node';
import type * as PluginModule from '@squarespace/template-engine/lib/plugin';
import type * as PluginsModule from '@squarespace/template-engine/lib/plugins';
import type * as Enums from '@squarespace/template-engine/lib/plugins/enums';
import type * as MessagesModule from '@squarespace/template-engine/lib/plugins/messages';
import type * as CommerceRules from '@squarespace/template-engine/lib/plugins/util.commerce';
import type * as ContentRules from '@squarespace/template-engine/lib/plugins/util.content';
import type * as DateRules from '@squarespace/template-engine/lib/plugins/util.date';
import type * as VariableModule from '@squarespace/template-engine/lib/variable';
import { cldrFor } from '../locale/cldr.ts';
import { type Case, describeError, describeTree, type Outcome } from './case.fixture.ts';

const FOLDER = '@squarespace/template-engine/lib';

// `require` returns the same objects that the reference's modules use, so that they can be replaced.
const require = createRequire(import.meta.url);
const load = (name: string): unknown => require(`${FOLDER}/${name}`);

export const assembler = load('assembler') as typeof AssemblerModule;
const compiler = load('compiler') as typeof CompilerModule;
export const context = load('context') as typeof ContextModule;
export const engine = load('engine') as typeof EngineModule;
export const expressions = load('math') as typeof ExpressionModule;
export const nodes = load('node') as typeof NodeModule;
export const plugins = load('plugins') as typeof PluginsModule;
export const commerceRules = load('plugins/util.commerce') as typeof CommerceRules;
export const contentRules = load('plugins/util.content') as typeof ContentRules;
export const dateRules = load('plugins/util.date') as typeof DateRules;
export const messages = load('plugins/messages') as typeof MessagesModule;
export const enums = load('plugins/enums') as typeof Enums;
export const { Formatter } = load('plugin') as typeof PluginModule;

/** The instruction tree of a formatter that is a template. */
export function markupTree(name: string): unknown {
  return require(`${FOLDER}/plugins/templates/${name}.json`);
}

export type FormatterMap = PluginModule.FormatterMap;
export type Node = NodeModule.Node;
export type Context = ContextModule.Context;
export type Variable = VariableModule.Variable;

/** Runs a case on the reference in its current state. */
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
