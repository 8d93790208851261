import { generate } from '../codegen/generate.ts';
import type { Registry } from '../registry.ts';
import { type ExportedTree, exportTree } from '../syntax/export.ts';
import type { Root } from '../syntax/instruction.ts';
import { Lines } from '../syntax/lines.ts';
import { parse } from '../syntax/parse.ts';
import type { Value } from '../values/value.ts';
import type { RenderContext } from './context.ts';
import type { TemplateError } from './errors.ts';
import { Frame } from './frame.ts';
import { TemplateRun } from './run.ts';
import type { SourceInfo } from './source-info.ts';
import type { RenderResult, Template } from './template.ts';
import type { CompilePartial, Unit, UnitSource } from './unit.ts';

export interface CompiledTemplateOptions {
  readonly registry: Registry;
  readonly name: string | undefined;
}

const NO_CONTEXT: RenderContext = Object.freeze({});

export class CompiledTemplate implements Template, UnitSource {
  readonly errors: readonly TemplateError[];
  private readonly root: Root;
  private readonly registry: Registry;
  private readonly source: SourceInfo;
  private readonly compilePartial: CompilePartial = (source, name) =>
    new CompiledTemplate(source, { registry: this.registry, name });
  private plainUnit: Unit | undefined = undefined;
  private guardedUnit: Unit | undefined = undefined;

  constructor(source: string, { registry, name }: CompiledTemplateOptions) {
    const lines = new Lines(source);
    const { root, errors } = parse(source, registry, lines);
    this.root = root;
    this.errors = errors;
    this.registry = registry;
    this.source = { lines, name };
  }

  tree(): ExportedTree {
    return exportTree(this.root);
  }

  render(data: Value, context: RenderContext = NO_CONTEXT): RenderResult {
    const run = new TemplateRun(context, this.compilePartial);
    let output = '';
    try {
      output = run.limited(this.unit(run.isGuarded)(new Frame(run, undefined, data)));
    } catch (error) {
      // Nothing in a template or its data should get here; an exhausted stack or a string beyond what JavaScript
      // can hold might.
      run.fail(error, 'ROOT', this.source, 0);
    }
    return { output, errors: run.errors.length === 0 ? this.errors : [...this.errors, ...run.errors] };
  }

  /** The generated function. Code is written when it is first needed, and at most twice. */
  unit(isGuarded: boolean): Unit {
    if (isGuarded) {
      this.guardedUnit ??= this.generate(true);
      return this.guardedUnit;
    }
    this.plainUnit ??= this.generate(false);
    return this.plainUnit;
  }

  private generate(isGuarded: boolean): Unit {
    return generate(this.root.body, { registry: this.registry, source: this.source, isGuarded });
  }
}
