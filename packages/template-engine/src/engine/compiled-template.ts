import type { Budget } from '../budget/budget.ts';
import { generate } from '../codegen/generate.ts';
import { recordCode } from '../inline-code/record-code.ts';
import type { Registry } from '../registry.ts';
import { type ExportedTree, exportTree } from '../syntax/export.ts';
import type { Instruction, Root } from '../syntax/instruction.ts';
import { Lines } from '../syntax/lines.ts';
import { parse } from '../syntax/parse.ts';
import { forgetLargeObjects, type Value } from '../values/value.ts';
import type { TemplateError } from './errors.ts';
import { Frame, type Unit } from './frame.ts';
import { TemplateRun } from './run.ts';
import type { SourceInfo } from './source-info.ts';
import type { RenderContext, RenderResult, Template } from './template.ts';
import type { CompilePartial, UnitNeeds, UnitSource } from './unit.ts';

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
  private readonly text: string;
  private readonly compilePartial: CompilePartial = (source, name) =>
    new CompiledTemplate(source, { registry: this.registry, name });
  private recordedBody: readonly Instruction[] | undefined = undefined;
  private plainUnit: Unit | undefined = undefined;
  private carefulUnit: Unit | undefined = undefined;

  constructor(source: string, { registry, name }: CompiledTemplateOptions) {
    const lines = new Lines(source);
    const { root, errors } = parse(source, registry, lines);
    this.root = root;
    this.errors = errors;
    this.registry = registry;
    this.source = { lines, name };
    this.text = source;
  }

  tree(): ExportedTree {
    return exportTree(this.root);
  }

  render(data: Value, context: RenderContext = NO_CONTEXT): RenderResult {
    const run = new TemplateRun(context, this.compilePartial);
    try {
      return this.execute(run, data);
    } catch {
      // Reading JSON cannot fail, so the fast code has no error handling. A getter of the host can throw, or the stack overflow.
      return this.renderCarefully(data, context, run.budget);
    }
  }

  /** Runs again with code that loses only the failing instruction, and with the remaining budget. */
  private renderCarefully(data: Value, context: RenderContext, budget: Budget): RenderResult {
    const run = new TemplateRun(context, this.compilePartial, budget, true);
    try {
      return this.execute(run, data);
    } catch (error) {
      run.fail(error, 'ROOT', this.source, 0);
      return { output: '', errors: [...this.errors, ...run.errors], usage: budget, inlineCode: [] };
    }
  }

  private execute(run: TemplateRun, data: Value): RenderResult {
    forgetLargeObjects();
    const output = this.unit(run)(new Frame(run, undefined, data));
    const errors = run.errors.length === 0 ? this.errors : [...this.errors, ...run.errors];
    return { output, errors, usage: run.budget, inlineCode: run.recordedCode };
  }

  /** The generated function. Code is generated on first use. */
  unit(needs: UnitNeeds): Unit {
    if (needs.isCareful) {
      this.carefulUnit ??= this.generate(needs);
      return this.carefulUnit;
    }
    this.plainUnit ??= this.generate(needs);
    return this.plainUnit;
  }

  private generate({ isCareful }: UnitNeeds): Unit {
    this.recordedBody ??= recordCode(this.root.body, this.text, this.registry);
    return generate(this.recordedBody, { registry: this.registry, source: this.source, isCareful });
  }
}
