import { MAX_UNCOUNTED } from '../budget/budget.ts';
import type { SourceInfo } from '../engine/source-info.ts';
import type { Instruction, OpName } from '../syntax/instruction.ts';
import { stepsOf } from './cost.ts';
import { printedCode, writeInstruction } from './instruction-writer.ts';
import { MAX_BODY_LENGTH, type Plan } from './plan.ts';
import type { StaticScope } from './static-scope.ts';
import type { Body, Writer } from './writer.ts';

export interface UnitWriterOptions {
  readonly source: SourceInfo;
  readonly isCareful: boolean;
}

/**
 * Generates the functions of a template: one for the template itself, one for each macro, and one for each body that is
 * too deep or too long to be part of another.
 *
 * Inside a function `r` is the run, `b` its budget, `o` the output, `l` how much of it was counted, `t` and `c` are temporaries, `f«n»`
 * and `v«n»` are the frame and the value of scope number n. Outside, `k` holds the constants and `s` the source of the template.
 */
export class UnitWriter implements Writer {
  readonly plan: Plan;
  readonly source: SourceInfo;
  readonly constants: unknown[] = [];
  private readonly isCareful: boolean;
  private readonly pending: { readonly name: string; readonly body: Body }[] = [];
  /** How many values may be printed but not yet counted at the current position. */
  private unsettled = 0;
  private units = 0;
  private ids = 0;

  constructor(plan: Plan, options: UnitWriterOptions) {
    this.plan = plan;
    this.source = options.source;
    this.isCareful = options.isCareful;
  }

  writeTemplate(body: Body): string {
    let functions = '';
    const main = this.addUnit(body);
    for (let unit = this.pending.pop(); unit !== undefined; unit = this.pending.pop()) {
      functions += this.writeUnit(unit.name, unit.body);
    }
    return `"use strict";${functions}return ${main}`;
  }

  addUnit(body: Body): string {
    const name = `u${this.units++}`;
    this.pending.push({ name, body });
    return name;
  }

  private writeUnit(name: string, body: Body): string {
    const scope = this.newScope(undefined, 'entry', true);
    const entry = `if((b.steps-=${stepsOf(body, this.plan)})<0&&r.isOver(s,${body[0]?.offset ?? 0}))return o;\n`;
    this.unsettled = 0;
    const code = entry + this.writeBody(body, scope);
    return `function ${name}(f${scope.id}){let r=f${scope.id}.run,b=r.budget,v${scope.id}=f${scope.id}.value,o="",l=0,t,c;\n${code}if(b.settle(0,o.length-l))r.isOver(s,${body.at(-1)?.offset ?? 0});return o}\n`;
  }

  writeBody(body: Body, scope: StaticScope): string {
    return this.branch(() =>
      this.plan.outlined.has(body) ? this.writeOutlined(body, scope) : this.writeInline(body, scope),
    );
  }

  /** Code that may be skipped at run time, with its own settlement. */
  branch(write: () => string): string {
    const before = this.unsettled;
    const code = write();
    this.unsettled = Math.max(this.unsettled, before);
    return code;
  }

  /** Instructions that only print are joined into one statement. */
  private writeInline(body: Body, scope: StaticScope): string {
    let code = '';
    let printed: Printed | undefined;
    for (const instruction of body) {
      const text = printedCode(instruction, scope, this);
      const isGathered = text !== undefined && !this.isCareful;
      if (printed !== undefined && (!isGathered || printed.amount >= MAX_UNSETTLED)) {
        code += this.printStatement(printed);
        printed = undefined;
      }
      if (isGathered) {
        printed = withPrinted(printed, instruction, text);
        continue;
      }
      const statement =
        text === undefined
          ? writeInstruction(instruction, scope, this)
          : this.printStatement(withPrinted(undefined, instruction, text));
      code += statement === '' ? '' : this.careful(statement, instruction);
    }
    return printed === undefined ? code : code + this.printStatement(printed);
  }

  private writeOutlined(body: Body, scope: StaticScope): string {
    let code = '';
    for (let start = 0; start < body.length; start += MAX_BODY_LENGTH) {
      const part = body.slice(start, start + MAX_BODY_LENGTH);
      const { op, offset } = part[0] as Instruction;
      // The function has settled its own output.
      const call = `o+=t=${this.addUnit(part)}(f${scope.id});l+=t.length`;
      code += this.settled(() => this.attempt(call, op, offset), offset);
    }
    return code;
  }

  private printStatement({ code, offset, amount }: Printed): string {
    this.unsettled += amount;
    return `o+=${code};\n${this.unsettled < MAX_UNSETTLED ? '' : this.settle(offset)}`;
  }

  private careful(statement: string, { op, offset }: Instruction): string {
    return this.isCareful ? this.attempt(statement, op, offset) : statement;
  }

  /** Counts steps and the output since the last settlement, and leaves the function if the budget is spent. */
  settle(offset: number, steps = 0): string {
    this.unsettled = 0;
    return `if(b.settle(${steps},o.length-l)&&r.isOver(s,${offset}))return o;l=o.length;\n`;
  }

  /** Code that creates or calls something, between two settlements: everything must be counted before the call. */
  settled(write: () => string, offset: number): string {
    const before = this.unsettled > 0 ? this.settle(offset) : '';
    return before + write() + this.settle(offset);
  }

  attempt(code: string, op: OpName, offset: number, recovery = ''): string {
    return `try{${code}}catch(e){r.fail(e,"${op}",s,${offset});${recovery}}\n`;
  }

  attemptReporting(code: string, op: OpName, offset: number, recovery = ''): string {
    return `{const n=r.errors.length;${this.attempt(code, op, offset, recovery)}if(r.errors.length>n)r.locate(n,s,${offset})}\n`;
  }

  /** The same for code that calls something which counts and prints by itself. */
  call(code: string, op: OpName, offset: number): string {
    return this.settled(() => this.attemptReporting(code, op, offset), offset);
  }

  newScope(parent: StaticScope | undefined, kind: StaticScope['kind'], isFramed: boolean): StaticScope {
    return { id: this.newId(), parent, kind, isFramed, locals: new Map() };
  }

  newId(): number {
    return this.ids++;
  }

  constant(value: unknown): string {
    this.constants.push(value);
    return `k[${this.constants.length - 1}]`;
  }
}

/** Output is counted after this many values at the latest, or after as much template text as would be counted immediately in a value. */
const MAX_UNSETTLED = 32;

/** The output of consecutive instructions, as one expression. */
interface Printed {
  readonly code: string;
  readonly offset: number;
  /** In values. */
  readonly amount: number;
}

function withPrinted(before: Printed | undefined, instruction: Instruction, code: string): Printed {
  const amount = instruction.op === 'TEXT' ? instruction.text.length / MAX_UNCOUNTED : 1;
  return before === undefined
    ? { code, offset: instruction.offset, amount }
    : { code: `${before.code}+${code}`, offset: before.offset, amount: before.amount + amount };
}
