import type { Registry } from '../registry.ts';
import type { Alternative, FormatterCall, Instruction, OrPredicate, Struct } from '../syntax/instruction.ts';
import { type CodePiece, findCode, LITERALS, MAX_DEPTH, type Mark } from './find-code.ts';
import type { InlineCode, Recorded, TextCheck } from './inline-code.ts';
import { endsWhereItShould } from './inserted-value.ts';

type Body = readonly Instruction[];

/** The same template, instrumented to record its own code while it runs. */
export function recordCode(body: Body, source: string, registry: Registry): Body {
  const formatters = formattersWithScripts(registry);
  if (!SIGNS_OF_CODE.test(source) && !formatters.some(({ name }) => source.includes(name))) return body;
  const { pieces } = findCode(body, source);
  return new Rewriter(pieces, new Map(formatters.map(({ name, scripts }) => [name, scripts]))).rewrite(body);
}

/** Most templates have nothing to record and need no closer look. */
const SIGNS_OF_CODE = /<script|<style|[\s"'/]on[a-z]+\s*=/i;

interface ScriptFormatter {
  readonly name: string;
  readonly scripts: readonly InlineCode[];
}

function formattersWithScripts(registry: Registry): readonly ScriptFormatter[] {
  const known = scriptFormatters.get(registry);
  if (known !== undefined) return known;
  const found = [...registry.formatters.values()].flatMap(({ name, scripts = [] }) =>
    scripts.length === 0 ? [] : [{ name, scripts: scripts.map((text): InlineCode => ({ kind: 'script', text })) }],
  );
  scriptFormatters.set(registry, found);
  return found;
}

const scriptFormatters = new WeakMap<Registry, readonly ScriptFormatter[]>();

class Rewriter {
  private readonly pieces = new Map<Body, CodePiece[]>();
  private readonly checks = new Map<Instruction, TextCheck>();
  private readonly scripts: ReadonlyMap<string, readonly InlineCode[]>;

  constructor(pieces: readonly CodePiece[], scripts: ReadonlyMap<string, readonly InlineCode[]>) {
    this.scripts = scripts;
    for (const piece of pieces) {
      const known = this.pieces.get(piece.body) ?? [];
      known.push(piece);
      this.pieces.set(piece.body, known);
      piece.checks.forEach((check, instruction) => this.checks.set(instruction, check));
    }
  }

  rewrite(body: Body, depth = 0): Body {
    if (depth > MAX_DEPTH) return body;
    const rewritten: Instruction[] = [];
    let from: Mark = { index: 0, offset: 0 };
    for (const piece of this.pieces.get(body) ?? []) {
      rewritten.push(...this.stretch(body, from, piece.start, depth), ...this.code(body, piece, depth));
      from = piece.end;
    }
    rewritten.push(...this.stretch(body, from, { index: body.length, offset: 0 }, depth));
    return rewritten;
  }

  /** A piece of code: its known text, or its output. */
  private code(body: Body, { kind, start, end }: CodePiece, depth: number): Body {
    const inside = this.stretch(body, start, end, depth);
    const offset = body[start.index]?.offset ?? 0;
    const text = constantText(inside);
    if (text === '') return inside;
    if (text === undefined) return [recorded(offset, inside, { type: 'output', kind })];
    return endsWhereItShould(text) ? [recorded(offset, inside, { type: 'source', code: { kind, text } })] : inside;
  }

  /** The instructions between two positions; texts are cut there. */
  private stretch(body: Body, from: Mark, to: Mark, depth: number): Body {
    const instructions: Instruction[] = [];
    for (let index = from.index; index <= to.index && index < body.length; index++) {
      const instruction = body[index] as Instruction;
      const start = index === from.index ? from.offset : 0;
      if (instruction.op === 'TEXT') {
        const text = instruction.text.slice(start, index === to.index ? to.offset : undefined);
        instructions.push({ ...instruction, text, offset: instruction.offset + start });
      } else if (index < to.index && start === 0) {
        instructions.push(this.instruction(instruction, depth));
      }
    }
    return instructions.filter((instruction) => instruction.op !== 'TEXT' || instruction.text !== '');
  }

  private instruction(instruction: Instruction, depth: number): Instruction {
    switch (instruction.op) {
      case 'VARIABLE':
      case 'EVAL':
        return this.checked(instruction);
      case 'BINDVAR':
        return this.withScripts(instruction, instruction.formatters);
      case 'MACRO':
      case 'STRUCT':
        return { ...instruction, body: this.rewrite(instruction.body, depth + 1) };
      case 'SECTION':
      case 'PREDICATE':
      case 'IF':
        return {
          ...instruction,
          body: this.rewrite(instruction.body, depth + 1),
          alternative: this.alternative(instruction.alternative, depth),
        };
      case 'REPEATED':
        return {
          ...instruction,
          body: this.rewrite(instruction.body, depth + 1),
          alternatesWith: this.rewrite(instruction.alternatesWith, depth + 1),
          alternative: this.alternative(instruction.alternative, depth),
        };
      default:
        return instruction;
    }
  }

  /** From the last to the first: a chain of alternatives can be long. */
  private alternative(first: Alternative, depth: number): Alternative {
    const chain: OrPredicate[] = [];
    let last = first;
    for (; typeof last === 'object'; last = last.alternative) chain.push(last);
    return chain.reduceRight<Alternative>(
      (next, or) => ({ ...or, body: this.rewrite(or.body, depth + 1), alternative: next }),
      last,
    );
  }

  private checked(instruction: Extract<Instruction, { op: 'VARIABLE' | 'EVAL' }>): Instruction {
    const check = this.checks.get(instruction);
    if (check !== undefined) return recorded(instruction.offset, [instruction], { type: 'value', check });
    return instruction.op === 'EVAL' ? instruction : this.withScripts(instruction, instruction.formatters);
  }

  /** Formatters print their own scripts. */
  private withScripts(instruction: Instruction, formatters: readonly FormatterCall[]): Instruction {
    return formatters
      .flatMap(({ name }) => this.scripts.get(name) ?? [])
      .reduce((inner, code) => recorded(instruction.offset, [inner], { type: 'source', code }), instruction);
  }
}

function recorded(offset: number, body: Body, record: Recorded): Struct {
  return { op: 'STRUCT', offset, value: null, body, record };
}

/** The output of the instructions, if it is always the same. */
function constantText(body: Body): string | undefined {
  let text = '';
  for (const instruction of body) {
    const printed = printedText(instruction);
    if (printed === undefined) return undefined;
    text += printed;
  }
  return text;
}

function printedText(instruction: Instruction): string | undefined {
  switch (instruction.op) {
    case 'TEXT':
      return instruction.text;
    case 'META_LEFT':
    case 'META_RIGHT':
    case 'NEWLINE':
    case 'SPACE':
    case 'TAB':
      return LITERALS[instruction.op];
    case 'COMMENT':
    case 'BINDVAR':
    case 'CTXVAR':
    case 'INJECT':
    case 'MACRO':
    case 'ATOM':
      return '';
    case 'INCLUDE':
      return instruction.args.list.includes('output') ? undefined : '';
    default:
      return undefined;
  }
}
