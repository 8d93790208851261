import type { Run } from '../contract/scope.ts';
import type { Unit } from './frame.ts';
import type { RenderContext, Template } from './template.ts';
import type { CompilePartial, UnitNeeds, UnitSource } from './unit.ts';

/** The part of the run that partials need. */
type PartialRun = Pick<Run, 'report'> & UnitNeeds;
type Sources = NonNullable<RenderContext['partials']>;

/** The partials of one run. Each is compiled, and its errors are reported, on first use. */
export class Partials {
  private readonly run: PartialRun;
  private readonly sources: Sources;
  private readonly compile: CompilePartial;
  private readonly units = new Map<string, Unit>();

  constructor(run: PartialRun, sources: Sources, compile: CompilePartial) {
    this.run = run;
    this.sources = sources;
    this.compile = compile;
  }

  find(name: string): Unit | undefined {
    const known = this.units.get(name);
    if (known !== undefined) return known;
    const source = Object.hasOwn(this.sources, name) ? this.sources[name] : undefined;
    if (source === undefined) return undefined;
    const template = typeof source === 'string' ? this.compile(source, name) : asUnitSource(source);
    const unit = this.prepare(name, template);
    this.units.set(name, unit);
    return unit;
  }

  private prepare(name: string, template: UnitSource): Unit {
    for (const { message } of template.errors) this.run.report(`Parse of partial "${name}" failed: ${message}`);
    return template.errors.length > 0 ? printNothing : template.unit(this.run);
  }
}

/** Every template comes from `compileTemplate`, which creates nothing else. */
function asUnitSource(template: Template): UnitSource {
  return template as Template & UnitSource;
}

function printNothing(): string {
  return '';
}
