import type { Registry } from '../registry.ts';
import type {
  Alternative,
  BindVariable,
  If,
  Instruction,
  OrPredicate,
  PredicateBlock,
  Repeated,
  Section,
  Variable,
} from '../syntax/instruction.ts';
import { type PreparedFormatter, type PreparedPredicate, prepareFormatter, preparePredicate } from './prepare.ts';

type Body = readonly Instruction[];

/** Deeper blocks become separate functions, because JavaScript's parser and ours would run out of stack. */
const MAX_NESTING = 64;

/** Longer bodies are cut into functions of this many instructions, which the JavaScript compiler optimizes better. */
export const MAX_BODY_LENGTH = 2000;

/** What must be known about a template before code generation. */
export interface Plan {
  readonly formatters: ReadonlyMap<Variable | BindVariable, readonly PreparedFormatter[]>;
  readonly predicates: ReadonlyMap<PredicateBlock | OrPredicate, PreparedPredicate>;
  /** Scopes that exist as objects at run time, because something inside them looks up names at run time. */
  readonly framed: ReadonlySet<Section | Repeated>;
  /** Bodies that become separate functions. */
  readonly outlined: ReadonlySet<Body>;
}

/** Prepares every formatter and predicate, and determines which scopes must exist as objects. */
export function planTemplate(root: Body, registry: Registry): Plan {
  const planner = new Planner(registry);
  planner.planUnit(root);
  planner.finish();
  return planner;
}

interface ScopeNode {
  readonly parent: ScopeNode | undefined;
  /** Missing for the entry scope of a function, which is always an object. */
  readonly owner: Section | Repeated | undefined;
}

interface PendingBody {
  readonly body: Body;
  readonly scope: ScopeNode;
  readonly depth: number;
}

class Planner implements Plan {
  readonly formatters = new Map<Variable | BindVariable, readonly PreparedFormatter[]>();
  readonly predicates = new Map<PredicateBlock | OrPredicate, PreparedPredicate>();
  readonly framed = new Set<Section | Repeated>();
  readonly outlined = new Set<Body>();
  private readonly registry: Registry;
  // A work list instead of recursion: sources can nest as deeply as they are long.
  private readonly pending: PendingBody[] = [];

  constructor(registry: Registry) {
    this.registry = registry;
  }

  planUnit(body: Body): void {
    this.enter(body, { parent: undefined, owner: undefined }, 0);
  }

  finish(): void {
    for (let next = this.pending.pop(); next !== undefined; next = this.pending.pop()) {
      for (const instruction of next.body) this.visit(instruction, next.scope, next.depth);
    }
  }

  private enter(body: Body, scope: ScopeNode, depth: number): void {
    if (body.length === 0) return;
    if (depth <= MAX_NESTING && body.length <= MAX_BODY_LENGTH) {
      this.pending.push({ body, scope, depth });
      return;
    }
    this.outlined.add(body);
    this.needFrame(scope);
    this.pending.push({ body, scope: { parent: undefined, owner: undefined }, depth: 0 });
  }

  private visit(instruction: Instruction, scope: ScopeNode, depth: number): void {
    switch (instruction.op) {
      case 'VARIABLE':
      case 'BINDVAR':
        return this.visitFormatters(instruction, scope);
      case 'EVAL':
      case 'INCLUDE':
        return this.needFrame(scope);
      case 'MACRO':
        this.needFrame(scope);
        return this.planUnit(instruction.body);
      case 'STRUCT':
        return this.enter(instruction.body, scope, depth + 1);
      case 'SECTION':
      case 'REPEATED':
        return this.visitScope(instruction, scope, depth);
      case 'PREDICATE':
        this.visitPredicate(instruction, scope);
        return this.visitBranches(instruction, scope, depth);
      case 'IF':
        return this.visitBranches(instruction, scope, depth);
      default:
    }
  }

  private visitFormatters(instruction: Variable | BindVariable, scope: ScopeNode): void {
    if (instruction.formatters.length === 0) return;
    const prepared = instruction.formatters.map((call) => prepareFormatter(call, this.registry));
    this.formatters.set(instruction, prepared);
    if (prepared.some(({ isPure }) => !isPure)) this.needFrame(scope);
  }

  private visitScope(instruction: Section | Repeated, scope: ScopeNode, depth: number): void {
    const inner = { parent: scope, owner: instruction };
    this.enter(instruction.body, inner, depth + 1);
    if (instruction.op === 'REPEATED') this.enter(instruction.alternatesWith, inner, depth + 1);
    this.visitAlternatives(instruction.alternative, scope, depth);
  }

  private visitBranches(instruction: PredicateBlock | If, scope: ScopeNode, depth: number): void {
    this.enter(instruction.body, scope, depth + 1);
    this.visitAlternatives(instruction.alternative, scope, depth);
  }

  private visitAlternatives(first: Alternative, scope: ScopeNode, depth: number): void {
    for (let or = first; typeof or === 'object'; or = or.alternative) {
      this.visitPredicate(or, scope);
      this.enter(or.body, scope, depth + 1);
    }
  }

  private visitPredicate(instruction: PredicateBlock | OrPredicate, scope: ScopeNode): void {
    if (instruction.name === undefined) return;
    const prepared = preparePredicate(instruction.name, instruction.args, this.registry);
    this.predicates.set(instruction, prepared);
    if (prepared !== undefined && 'testScope' in prepared) this.needFrame(scope);
  }

  /** Marks a scope and all outer ones. Stops at the first marked one, so the whole takes linear time. */
  private needFrame(scope: ScopeNode): void {
    let node = scope;
    while (node.owner !== undefined && !this.framed.has(node.owner)) {
      this.framed.add(node.owner);
      if (node.parent === undefined) return;
      node = node.parent;
    }
  }
}
