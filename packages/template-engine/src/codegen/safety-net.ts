import type { PureFormatterFunction } from '../contract/formatter.ts';
import type { OperandTest } from '../contract/predicate.ts';
import type { TemplateRun } from '../engine/run.ts';
import type { SourceInfo } from '../engine/source-info.ts';
import type { OpName } from '../syntax/instruction.ts';
import type { Value } from '../values/value.ts';

/** The instruction of a call, for its errors. */
export interface CallSite {
  readonly op: OpName;
  readonly source: SourceInfo;
  readonly offset: number;
}

/** If the formatter throws, the tag prints nothing and the error is recorded. */
export function catchingFormat(
  format: PureFormatterFunction,
  site: CallSite,
): (run: TemplateRun, value: Value) => Value {
  return (run, value) => {
    try {
      return format(value, run.budget);
    } catch (error) {
      run.fail(error, site.op, site.source, site.offset);
      return undefined;
    }
  };
}

/** A predicate's test; null if it threw, which is neither true nor false: the whole block is left out. */
export function catchingTest(
  test: OperandTest['test'],
  site: CallSite,
): (run: TemplateRun, first: Value, second: Value, third: Value) => boolean | null {
  return (run, first, second, third) => {
    try {
      return test(first, second, third, run.budget);
    } catch (error) {
      run.fail(error, site.op, site.source, site.offset);
      return null;
    }
  };
}
