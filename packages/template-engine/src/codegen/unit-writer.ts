import type { SourceInfo } from '../engine/source-info.ts';
import type { Instruction, OpName } from '../syntax/instruction.ts';
import { printedCode, writeInstruction } from './instruction-writer.ts';
import { MAX_BODY_LENGTH, type Plan } from './plan.ts';
import type { StaticScope } from './static-scope.ts';
import type { Body, Writer } from './writer.ts';

export interface UnitWriterOptions {
  readonly source: SourceInfo;
  readonly isGuarded: boolean;
  readonly isCareful: boolean;
}

/**
 * Writes the functions of a template: one for the template itself, one for each macro, and one for each body that is
 * too deep or too long to stand inside another.
 *
 * Inside a function `r` is the run, `o` the output, `t` and `c` are temporaries, `f«n»` and `v«n»` are the frame and
 * the value of scope number n. Outside, `k` holds the constants and `s` says where the template came from.
 */
export class UnitWriter implements Writer {
  readonly plan: Plan;
  readonly source: SourceInfo;
  readonly constants: unknown[] = [];
  private readonly isGuarded: boolean;
  private readonly isCareful: boolean;
  private readonly pending: { readonly name: string; readonly body: Body }[] = [];
  private units = 0;
  private ids = 0;

  constructor(plan: Plan, options: UnitWriterOptions) {
    this.plan = plan;
    this.source = options.source;
    this.isGuarded = options.isGuarded;
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
    const code = this.writeBody(body, scope);
    return `function ${name}(f${scope.id}){let r=f${scope.id}.run,v${scope.id}=f${scope.id}.value,o="",t,c;\n${code}return o}\n`;
  }

  writeBody(body: Body, scope: StaticScope): string {
    return this.plan.outlined.has(body) ? this.writeOutlined(body, scope) : this.writeInline(body, scope);
  }

  /** What only prints is gathered into one statement, unless every instruction has to be counted. */
  private writeInline(body: Body, scope: StaticScope): string {
    let code = '';
    let printed = '';
    for (const instruction of body) {
      const text = printedCode(instruction, scope, this);
      if (text !== undefined && !this.isGuarded) {
        printed += printed === '' ? text : `+${text}`;
        continue;
      }
      code += printStatement(printed);
      printed = '';
      const statement = text === undefined ? writeInstruction(instruction, scope, this) : printStatement(text);
      code += statement === '' ? '' : this.guard(instruction.offset) + this.careful(statement, instruction);
    }
    return code + printStatement(printed);
  }

  private writeOutlined(body: Body, scope: StaticScope): string {
    let code = '';
    for (let start = 0; start < body.length; start += MAX_BODY_LENGTH) {
      const part = body.slice(start, start + MAX_BODY_LENGTH);
      const { op, offset } = part[0] as Instruction;
      code += this.guard(offset) + this.attempt(`o+=${this.addUnit(part)}(f${scope.id})`, op, offset);
    }
    return code;
  }

  private careful(statement: string, { op, offset }: Instruction): string {
    return this.isCareful ? this.attempt(statement, op, offset) : statement;
  }

  private guard(offset: number): string {
    return this.isGuarded ? `if(r.isOver(o,s,${offset}))return o;` : '';
  }

  attempt(code: string, op: OpName, offset: number, recovery = ''): string {
    return `try{${code}}catch(e){r.fail(e,"${op}",s,${offset});${recovery}}\n`;
  }

  attemptReporting(code: string, op: OpName, offset: number, recovery = ''): string {
    return `{const n=r.errors.length;${this.attempt(code, op, offset, recovery)}if(r.errors.length>n)r.locate(n,s,${offset})}\n`;
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

function printStatement(code: string): string {
  return code === '' ? '' : `o+=${code};\n`;
}
