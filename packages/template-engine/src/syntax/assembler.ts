import type { Alternative, Instruction, OpName, OrPredicate, Parsed, Root } from './instruction.ts';

type Report = (message: string, offset: number) => void;

type Block = Extract<Instruction, { body: unknown }>;

/** A block whose end was not reached yet. */
interface OpenBlock {
  /** The instruction, or the last of its or-branches so far. */
  current: Block | OrPredicate;
  isInAlternatesWith: boolean;
  /** Where instructions go after the end of the block. */
  readonly outerBody: Instruction[];
}

/** Arranges instructions into blocks. Misplaced separators are reported and left out; content is never lost. */
export class Assembler {
  private readonly report: Report;
  private readonly root: Instruction[] = [];
  private readonly stack: OpenBlock[] = [];
  /** Where the next instruction goes. */
  private body = this.root;

  constructor(report: Report) {
    this.report = report;
  }

  accept(parsed: Parsed): void {
    switch (parsed.op) {
      case 'END':
        return this.end(parsed.offset);
      case 'OR_PREDICATE':
        return this.or(parsed);
      case 'ALTERNATES_WITH':
        return this.alternatesWith(parsed.offset);
      default:
        return this.add(parsed);
    }
  }

  /** Closes open blocks and returns the tree. */
  finish(): Root {
    const innermost = this.stack.at(-1);
    if (innermost !== undefined) {
      this.report(`Reached EOF in the middle of ${innermost.current.op}`, innermost.current.offset);
    }
    return { op: 'ROOT', offset: 0, body: this.root, isCutOff: innermost !== undefined };
  }

  private add(instruction: Instruction): void {
    this.body.push(instruction);
    if (isBlock(instruction)) this.open(instruction);
  }

  private open(block: Block): void {
    const body = block.body as Instruction[];
    this.stack.push({ current: block, outerBody: this.body, isInAlternatesWith: false });
    this.body = body;
  }

  private end(offset: number): void {
    const open = this.stack.pop();
    if (open === undefined) {
      this.refuseAtRoot('END', offset);
      return;
    }
    setAlternative(open.current, 'END');
    this.body = open.outerBody;
  }

  private or(branch: OrPredicate): void {
    const open = this.stack.at(-1);
    if (open === undefined) {
      this.refuseAtRoot('OR_PREDICATE', branch.offset);
      return;
    }
    const { current } = open;
    if (current.op === 'MACRO' || current.op === 'STRUCT') {
      this.refuseInBlock('OR_PREDICATE', current.op, branch.offset);
      return;
    }
    if (current.op === 'OR_PREDICATE' && current.name === undefined) {
      this.report('This OR_PREDICATE block will never execute.', branch.offset);
      return;
    }
    setAlternative(current, branch);
    open.current = branch;
    open.isInAlternatesWith = false;
    this.body = branch.body as Instruction[];
  }

  private alternatesWith(offset: number): void {
    const open = this.stack.at(-1);
    if (open === undefined) {
      this.refuseAtRoot('ALTERNATES_WITH', offset);
      return;
    }
    const { current } = open;
    if (current.op !== 'REPEATED' || open.isInAlternatesWith) {
      this.refuseInBlock('ALTERNATES_WITH', current.op, offset);
      return;
    }
    open.isInAlternatesWith = true;
    this.body = current.alternatesWith as Instruction[];
  }

  private refuseAtRoot(op: OpName, offset: number): void {
    this.report(`Instruction ${op} not allowed at root`, offset);
  }

  private refuseInBlock(op: OpName, block: OpName, offset: number): void {
    this.report(`${op} instruction is not allowed inside ${block} block.`, offset);
  }
}

function isBlock(instruction: Instruction): instruction is Block {
  switch (instruction.op) {
    case 'SECTION':
    case 'REPEATED':
    case 'PREDICATE':
    case 'IF':
    case 'MACRO':
    case 'STRUCT':
      return true;
    default:
      return false;
  }
}

function setAlternative(block: Block | OrPredicate, alternative: Alternative): void {
  if ('alternative' in block) (block as { alternative: Alternative }).alternative = alternative;
}
