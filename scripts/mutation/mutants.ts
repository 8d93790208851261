import { parseSync } from 'vite';

/** One small change to a source file. */
export interface Mutant {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/**
 * Every operator, constant or branch of a source that can be changed, with the change. Types, imports and the descriptions of a
 * formatter or predicate are left alone.
 */
export function findMutants(path: string, source: string): readonly Mutant[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message ?? ''}`);
  const mutants: Mutant[] = [];
  visit(program as unknown as Node, (node) => mutants.push(...mutantsOf(node, source)));
  return mutants.sort((one, other) => one.start - other.start);
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [member: string]: unknown;
}

/** `isTotal` only makes templates faster; no output depends on it. */
const DESCRIPTIONS = new Set(['summary', 'example', 'group', 'isTotal']);
const WRAPPERS = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression']);

function visit(node: Node, see: (node: Node) => void): void {
  if (isLeftAlone(node)) return;
  see(node);
  for (const [name, member] of Object.entries(node)) {
    // The name of a member is not a constant: changing it is a compile error.
    if (name === 'key' && node['computed'] !== true) continue;
    for (const child of Array.isArray(member) ? (member as unknown[]) : [member]) {
      if (isNode(child)) visit(child, see);
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

function isLeftAlone({ type, key }: Node): boolean {
  const isType = type.startsWith('TS') && !WRAPPERS.has(type);
  return (
    isType || type === 'ImportDeclaration' || (type === 'Property' && DESCRIPTIONS.has((key as Node)['name'] as string))
  );
}

const OTHER_OPERATOR: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '|': '&',
  '&': '|',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+=': '-=',
  '-=': '+=',
  '++': '--',
  '--': '++',
};

function mutantsOf(node: Node, source: string): readonly Mutant[] {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return changedOperator(node, source, (node['left'] as Node).end, (node['right'] as Node).start);
    case 'UpdateExpression':
      return changedOperator(node, source, node.start, node.end);
    case 'UnaryExpression':
      return ['!', '-'].includes(node['operator'] as string)
        ? [{ start: node.start, end: node.start + 1, replacement: '' }]
        : [];
    case 'IfStatement':
    case 'ConditionalExpression':
      return ['true', 'false'].map((replacement) => replaced(node['test'] as Node, replacement));
    case 'WhileStatement':
    case 'ForStatement':
      return isNode(node['test']) ? [replaced(node['test'], 'false')] : [];
    case 'TemplateElement':
      return emptiedText(node);
    case 'Literal':
      return changedLiteral(node);
    default:
      return [];
  }
}

function changedOperator(node: Node, source: string, from: number, to: number): readonly Mutant[] {
  const operator = node['operator'] as string;
  const other = OTHER_OPERATOR[operator];
  const start = source.indexOf(operator, from);
  return other === undefined || start === -1 || start >= to
    ? []
    : [{ start, end: start + operator.length, replacement: other }];
}

function changedLiteral(node: Node): readonly Mutant[] {
  const { value } = node;
  if (typeof node['regex'] === 'object') return [replaced(node, '/(?!)/g')];
  switch (typeof value) {
    case 'boolean':
      return [replaced(node, String(!value))];
    case 'number':
      return [replaced(node, String(value + 1))];
    case 'string':
      return [replaced(node, value === '' ? "'mutant'" : "''")];
    default:
      return [];
  }
}

function replaced({ start, end }: Node, replacement: string): Mutant {
  return { start, end, replacement };
}

/** A part of a template string; its range includes one character before it, a backtick or the end of an expression. */
function emptiedText({ start, value }: Node): readonly Mutant[] {
  const { raw } = value as { readonly raw: string };
  return raw === '' ? [] : [{ start: start + 1, end: start + 1 + raw.length, replacement: '' }];
}
