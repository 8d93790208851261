import type { Alternative, Instruction, Repeated } from '../syntax/instruction.ts';
import { type CodeKind, type HtmlEvent, HtmlPosition, type Place } from './html-position.ts';
import type { CodeFinding, TextCheck } from './inline-code.ts';
import { insertedValue, isAttributeJson, isIdText, isPlainText } from './inserted-value.ts';
import { JavaScriptPosition } from './javascript-position.ts';

type Body = readonly Instruction[];

/** Code that is completely in one body of a template. */
export interface CodePiece {
  readonly kind: CodeKind;
  readonly body: Body;
  readonly start: Mark;
  readonly end: Mark;
  /** The conditions for the inserted values, checked after each is printed. */
  readonly checks: ReadonlyMap<Instruction, TextCheck>;
}

/** A position in a body: an instruction, and an offset in its text. */
export interface Mark {
  readonly index: number;
  readonly offset: number;
}

export interface FoundCode {
  /** Code that may be hashed after it was printed. */
  readonly pieces: readonly CodePiece[];
  readonly findings: readonly CodeFinding[];
  /** The inserted values with their positions. */
  readonly inserted: ReadonlyMap<Instruction, Place>;
}

/** Finds the scripts, styles and handlers in a template's source, and which of them are code of the source alone (D-180). */
export function findCode(body: Body, source: string): FoundCode {
  const finder = new CodeFinder(source);
  finder.find(body);
  return finder;
}

/** Deeper blocks are skipped: nothing in them gets a hash. */
export const MAX_DEPTH = 100;
/** Loops inside code are followed twice if the second iteration starts in another state than the first; nested loops, too. */
const MAX_TURNS = 200;

interface OpenCode {
  readonly kind: CodeKind;
  readonly body: Body;
  readonly start: Mark;
  readonly offset: number;
  readonly quote: string;
  readonly checks: Map<Instruction, TextCheck>;
  isRefused: boolean;
}

interface State {
  readonly html: HtmlPosition;
  readonly code: OpenCode | undefined;
  readonly script: JavaScriptPosition | undefined;
}

class CodeFinder implements FoundCode {
  readonly pieces: CodePiece[] = [];
  readonly findings: CodeFinding[] = [];
  readonly inserted = new Map<Instruction, Place>();
  private readonly source: string;
  private html = new HtmlPosition();
  private code: OpenCode | undefined = undefined;
  /** Inside the open code, unless it is a style. */
  private script: JavaScriptPosition | undefined = undefined;
  private lastLess: Mark = { index: 0, offset: 0 };
  private readonly reported = new Set<string>();
  private readonly foundAt = new Set<number>();
  private turns = 0;

  constructor(source: string) {
    this.source = source;
  }

  find(body: Body): void {
    this.follow(body, 0);
    this.refuseOpen('does not end');
  }

  private follow(body: Body, depth: number): void {
    for (const [index, instruction] of body.entries()) this.visit(instruction, body, index, depth);
    if (this.code?.body === body) this.refuseOpen('does not end in the block in which it begins');
  }

  private visit(instruction: Instruction, body: Body, index: number, depth: number): void {
    switch (instruction.op) {
      case 'TEXT':
        return this.readText(instruction.text, instruction.offset, body, index);
      case 'META_LEFT':
      case 'META_RIGHT':
      case 'NEWLINE':
      case 'SPACE':
      case 'TAB':
        return this.readText(LITERALS[instruction.op], instruction.offset, body, index);
      case 'VARIABLE':
      case 'EVAL':
        return this.insert(instruction, body, index);
      case 'INCLUDE':
        return instruction.args.list.includes('output') ? this.insert(instruction, body, index) : undefined;
      case 'MACRO':
        return this.followApart(instruction.body, depth + 1);
      case 'STRUCT':
        return this.followBranches([instruction.body], false, instruction, depth + 1);
      case 'SECTION':
      case 'PREDICATE':
      case 'IF':
        return this.followChoice(instruction.body, instruction.alternative, instruction, depth + 1);
      case 'REPEATED':
        return this.followLoop(instruction, depth + 1);
      default:
    }
  }

  private readText(text: string, offset: number, body: Body, index: number): void {
    let from = 0;
    for (let at = 0; at < text.length; at++) {
      const character = text.charAt(at);
      if (character === '<') this.lastLess = { index, offset: at };
      for (const event of this.html.read(character)) {
        if ('kind' in event) {
          from = event.type === 'start-after' ? at + 1 : at;
          this.open(event.kind, body, { index, offset: from }, offset + from);
        } else {
          this.addSource(text.slice(from, at));
          this.close(event, body, { index, offset: at });
        }
      }
    }
    this.addSource(text.slice(from));
  }

  private addSource(text: string): void {
    this.script?.add(text);
    // The raw text, not its decoded meaning.
    if (this.code?.kind === 'handler' && text.includes('&')) this.script?.lose();
  }

  private open(kind: CodeKind, body: Body, start: Mark, offset: number): void {
    const quote = kind === 'handler' ? this.html.attributeQuote : '';
    this.code = { kind, body, start, offset, quote, checks: new Map(), isRefused: false };
    this.script = kind === 'style' ? undefined : new JavaScriptPosition();
  }

  private close(event: HtmlEvent, body: Body, here: Mark): void {
    const { code } = this;
    if (code !== undefined && code.body !== body) this.refuseOpen('does not end in the block in which it begins');
    const end = event.type === 'end-at-tag' ? this.lastLess : here;
    // A loop may have been followed already.
    if (code !== undefined && !code.isRefused && !this.foundAt.has(code.offset)) {
      const { kind, start, checks } = code;
      this.foundAt.add(code.offset);
      this.pieces.push({ kind, body, start, end, checks });
    }
    this.code = undefined;
    this.script = undefined;
  }

  private insert(instruction: Instruction, body: Body, index: number): void {
    this.inserted.set(instruction, this.html.place);
    for (const event of this.html.insert()) {
      if ('kind' in event) this.open(event.kind, body, { index, offset: 0 }, instruction.offset);
    }
    if (this.code !== undefined) {
      this.judge(this.code, instruction);
      this.script?.insert();
    }
  }

  private judge(code: OpenCode, instruction: Instruction): void {
    const value = insertedValue(instruction);
    switch (value.type) {
      case 'json':
        return this.judgeJson(code, instruction, value.isEscaped);
      case 'id':
        return this.judgeId(code, instruction);
      case 'text':
        return this.refuseValue(code, instruction, 'which json does not print');
      default:
        code.checks.set(instruction, isPlainText);
        if (value.type === 'unknown') {
          this.report(
            code,
            instruction.offset,
            `${this.printing(instruction)} without json: it runs only where that is a number or a boolean`,
          );
        }
    }
  }

  private judgeJson(code: OpenCode, instruction: Instruction, isEscaped: boolean): void {
    const isHandler = code.kind === 'handler';
    if (this.script?.takesValue !== true) {
      return this.refuseValue(code, instruction, 'where JSON is not read as a value');
    }
    if (isHandler && code.quote !== '') {
      code.checks.set(instruction, isAttributeJson(code.quote, isEscaped));
    } else if (isHandler || isEscaped) {
      this.refuseValue(code, instruction, 'which is not escaped for its place');
    }
  }

  private judgeId(code: OpenCode, instruction: Instruction): void {
    if (this.script === undefined || this.script.place === 'quoted') {
      code.checks.set(instruction, isIdText);
    } else {
      this.refuseValue(code, instruction, 'outside quotation marks');
    }
  }

  private refuseValue(code: OpenCode, instruction: Instruction, reason: string): void {
    this.refuse(code, instruction.offset, `${this.printing(instruction)}, ${reason}`);
  }

  private printing({ offset }: Instruction): string {
    return `prints ${this.source.slice(offset, this.source.indexOf('}', offset) + 1)}`;
  }

  private refuseOpen(reason: string): void {
    if (this.code !== undefined) this.refuse(this.code, this.code.offset, reason);
  }

  private refuse(code: OpenCode, offset: number, reason: string): void {
    code.isRefused = true;
    this.report(code, offset, reason);
  }

  private report({ kind }: OpenCode, offset: number, reason: string): void {
    const message = `${NAMES[kind]} ${reason}`;
    const name = `${offset} ${message}`;
    if (!this.reported.has(name)) {
      this.reported.add(name);
      this.findings.push({ kind, message, offset });
    }
  }

  /** A macro is printed elsewhere. */
  private followApart(body: Body, depth: number): void {
    const before = this.state();
    this.restore({ html: new HtmlPosition(), code: undefined, script: undefined });
    this.followBody(body, depth);
    this.refuseOpen('does not end in the block in which it begins');
    this.restore(before);
  }

  private followChoice(body: Body, first: Alternative, instruction: Instruction, depth: number): void {
    const bodies = [body];
    let isComplete = false;
    for (let or = first; typeof or === 'object'; or = or.alternative) {
      bodies.push(or.body);
      isComplete ||= or.name === undefined;
    }
    this.followBranches(bodies, !isComplete, instruction, depth);
  }

  private followBranches(bodies: readonly Body[], mayPrintNothing: boolean, at: Instruction, depth: number): void {
    this.script?.divide();
    const before = this.state();
    const ends = bodies.map((body) => {
      this.restore(before);
      this.followBody(body, depth, at);
      this.script?.divide();
      return this.state();
    });
    this.restore(merged(mayPrintNothing ? [...ends, before] : ends, before));
  }

  private followLoop(loop: Repeated, depth: number): void {
    this.script?.divide();
    const before = this.state();
    const [firstEnd, next] = this.followTurn(loop, before, depth);
    let end = firstEnd;
    if (before.script !== undefined && next.script !== undefined && !before.script.equals(next.script)) {
      this.turns++;
      const turn = merged([before, next], before);
      if (this.turns > MAX_TURNS) turn.script?.lose();
      [end] = this.followTurn(loop, turn, depth);
    }
    if (typeof loop.alternative !== 'object') return this.restore(merged([end, before], before));
    this.restore(before);
    this.followChoice([], loop.alternative, loop, depth);
    this.restore(merged([end, this.state()], before));
  }

  /** The positions after the last iteration of a loop, and after one with a successor. */
  private followTurn(loop: Repeated, before: State, depth: number): [last: State, next: State] {
    this.restore(before);
    this.followBody(loop.body, depth, loop);
    this.script?.divide();
    const end = this.state();
    this.followBody(loop.alternatesWith, depth, loop);
    this.script?.divide();
    return [end, this.state()];
  }

  private followBody(body: Body, depth: number, at?: Instruction): void {
    if (depth <= MAX_DEPTH) {
      this.follow(body, depth);
    } else if (this.code !== undefined && body.length > 0) {
      this.refuse(this.code, at?.offset ?? this.code.offset, 'holds too many blocks in each other');
    }
  }

  private state(): State {
    return { html: this.html.clone(), code: this.code, script: this.script?.clone() };
  }

  private restore({ html, code, script }: State): void {
    this.html = html.clone();
    this.code = code;
    this.script = script?.clone();
  }
}

/** The position after branches. If they differ, one outside of tags is the likeliest. */
function merged(ends: readonly State[], before: State): State {
  const chosen = ends.find(({ html }) => html.isText) ?? ends[0] ?? before;
  const script = chosen.script?.clone();
  for (const end of ends) {
    if (script === undefined || end.code !== chosen.code || end.script === undefined) continue;
    script.merge(end.script);
  }
  return { ...chosen, script };
}

const NAMES: Readonly<Record<CodeKind, string>> = {
  script: 'a script',
  style: 'a style element',
  handler: 'a handler',
};

/** The output of instructions that stand for one character. */
export const LITERALS = { META_LEFT: '{', META_RIGHT: '}', NEWLINE: '\n', SPACE: ' ', TAB: '\t' } as const;
