import type { Context, FormatterMap, Node, Variable } from '../reference.fixture.ts';
import { context, engine, expressions, nodes } from '../reference.fixture.ts';
import type { Correction } from './correction.fixture.ts';

type Engine = InstanceType<typeof engine.Engine>;
type Expression = InstanceType<typeof expressions.Expr>;

type Call = Parameters<Engine['applyFormatters']>[1][number];
type BindVariable = readonly [opcode: number, name: string, references: string[][], calls: readonly Call[] | 0];

/** Private members of the reference's engine. */
interface EngineParts {
  readonly formatters: FormatterMap;
}

interface ContextParts {
  readonly injects: Readonly<Record<string, unknown>>;
  readonly stack: unknown[];
  partialsDepth: number;
}

const { MISSING_NODE, isTruthy } = nodes;

export const orBranchScope: Correction = {
  entry: 1,
  title: 'the or-branch of a section runs in the enclosing scope',
  install: (patches) =>
    patches.replace(
      engine.Engine.prototype,
      'executeSection',
      () =>
        function executeSection(this: Engine, instruction, ctx) {
          const [, reference, body, alternative] = instruction as [number, string[], never[], never];
          ctx.pushSection(reference);
          if (isTruthy(ctx.node())) {
            this.executeBlock(body, ctx);
            ctx.pop();
          } else {
            ctx.pop();
            this.execute(alternative, ctx);
          }
        },
    ),
};

export const ownMembers: Correction = {
  entry: 3,
  title: 'only own members of the data resolve',
  install: (patches) => {
    patches.replace(
      nodes.Node.prototype,
      'get',
      () =>
        function get(this: Node, key) {
          return this.path([key]);
        },
    );
    patches.replace(
      nodes.Node.prototype,
      'path',
      () =>
        function path(this: Node, keys) {
          let value: unknown = this.isMissing() ? undefined : this.value;
          for (const key of keys) value = ownMember(value, key);
          return value === undefined ? MISSING_NODE : new nodes.Node(value);
        },
    );
  },
};

function ownMember(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) return typeof key === 'number' ? (value[key] as unknown) : undefined;
  return Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
}

export const bitwiseNot: Correction = {
  entry: 4,
  title: '~ works on references',
  install: (patches) =>
    patches.replace(
      expressions.Expr.prototype,
      'reduceExpr',
      (reduceExpr) =>
        function reduce(this: Expression, ctx, tokens) {
          // The reference converts with a unary plus first.
          const { BNOT, PLUS } = expressions;
          return reduceExpr.call(
            this,
            ctx,
            tokens.flatMap((token) => (token === BNOT ? [PLUS, token] : [token])),
          );
        },
    ),
};

export const scopeAfterError: Correction = {
  entry: 5,
  title: 'a formatter that throws does not leave its scope behind',
  install: (patches) =>
    patches.replace(
      engine.Engine.prototype,
      'executeVariable',
      (executeVariable) =>
        function execute(this: Engine, code, ctx) {
          const { stack } = ctx as unknown as ContextParts;
          const depth = stack.length;
          try {
            executeVariable.call(this, code, ctx);
          } finally {
            stack.length = depth;
          }
        },
    ),
};

export const depthRestored: Correction = {
  entry: 6,
  title: 'the depth counter is restored when the limit is hit',
  install: (patches) =>
    patches.replace(
      context.Context.prototype,
      'enterPartial',
      (enterPartial) =>
        function enter(this: Context, name) {
          const isEntered = enterPartial.call(this, name);
          if (!isEntered) (this as unknown as ContextParts).partialsDepth--;
          return isEntered;
        },
    ),
};

const READS_OUTSIDE = ['message', 'plural', 'format'];

export const scopeInVar: Correction = {
  entry: 7,
  title: 'in var, the arguments of message and format resolve from the current scope',
  install: (patches) =>
    patches.replace(
      engine.Engine.prototype,
      'executeBindvar',
      () =>
        function executeBindvar(this: Engine, instruction, ctx) {
          const [, name, references, calls] = instruction as unknown as BindVariable;
          const { formatters } = this as unknown as EngineParts;
          const vars = this.resolveVariables(references, ctx);
          for (const call of calls || []) {
            // These look up names outside the scope that a variable tag pushes for its value. Var pushes none.
            const isLookingOut = READS_OUTSIDE.includes(call[0]);
            if (isLookingOut) ctx.pushNode(ctx.node());
            try {
              this.applyFormatters(formatters, [call], vars, ctx);
            } finally {
              if (isLookingOut) ctx.pop();
            }
          }
          ctx.setVar(name, vars[0] as Variable);
        },
    ),
};

export const falsyInjected: Correction = {
  entry: 8,
  title: 'falsy injected values are values',
  install: (patches) =>
    patches.replace(
      context.Context.prototype,
      'getInjectable',
      () =>
        function getInjectable(this: Context, path) {
          const { injects } = this as unknown as ContextParts;
          const value = injects[path];
          return value === undefined ? MISSING_NODE : this.newNode(value);
        },
    ),
};
