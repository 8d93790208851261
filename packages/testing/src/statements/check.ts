import { loadModule, parseSync } from 'libpg-query';
import { asNode, type Node, nodeOf, nodesOf, textOf } from './node.ts';
import { scopeOf } from './scope.ts';

export interface StatementRules {
  /** Tables that have a column `website_id`. */
  readonly websiteTables: ReadonlySet<string>;
}

/** PostgreSQL's own parser; it must be loaded before the first statement is checked. */
export const loadParser = loadModule;

const exemption = /\/\*\s*all websites: [^*]{3,}\*\//;

/**
 * The tables of a website that a statement reads or changes without binding `website_id` to a value, so that it could
 * reach rows of another website. A statement that rightly covers all websites says so in a comment: `all websites:
 * <reason>`.
 */
export function statementFaults(text: string, rules: StatementRules): string[] {
  if (exemption.test(text) || !mentionsAny(text, rules.websiteTables)) return [];
  return parse(text).flatMap((statement) => faults(statement, { ...rules, hidden: new Set() }));
}

const remembered = new Map<string, readonly string[]>();

/** The same for statements that many test files send, under the rules of one run: parsing them again would find the same. */
export function rememberedFaults(text: string, rules: StatementRules): readonly string[] {
  const faults = remembered.get(text) ?? statementFaults(text, rules);
  remembered.set(text, faults);
  return faults;
}

interface Surroundings extends StatementRules {
  /** Names of common table expressions, which hide tables of the same name and are checked where they are defined. */
  readonly hidden: ReadonlySet<string>;
}

function mentionsAny(text: string, tables: ReadonlySet<string>): boolean {
  return [...text.matchAll(/[a-z_][a-z0-9_]*/g)].some(([word]) => tables.has(word));
}

const dataStatements = [
  'SelectStmt',
  'InsertStmt',
  'UpdateStmt',
  'DeleteStmt',
  'MergeStmt',
  'CopyStmt',
  'TruncateStmt',
  'ExplainStmt',
  'DeclareCursorStmt',
];

function parse(text: string): Node[] {
  let parsed: Node;
  try {
    parsed = asNode(parseSync(text));
  } catch {
    // PostgreSQL refuses it too, so it reached no table.
    return [];
  }
  const statements = nodesOf(parsed['stmts']).map((statement) => nodeOf(statement['stmt']));
  // Definitions (tables, indexes, views) touch no row of a website.
  return statements.filter((statement) => dataStatements.some((kind) => kind in statement));
}

function faults(value: unknown, surroundings: Surroundings): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => faults(item, surroundings));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([kind, child]) => {
    const check = checks[kind];
    if (check === undefined || typeof child !== 'object' || child === null) return faults(child, surroundings);
    return check(asNode(child), withHidden(asNode(child), surroundings));
  });
}

type Check = (statement: Node, surroundings: Surroundings) => string[];

const checks: Readonly<Record<string, Check>> = {
  SelectStmt: checkSelect,
  UpdateStmt: (statement, surroundings) =>
    checkScope([{ RangeVar: statement['relation'] }, ...nodesOf(statement['fromClause'])], statement, surroundings),
  DeleteStmt: (statement, surroundings) =>
    checkScope([{ RangeVar: statement['relation'] }, ...nodesOf(statement['usingClause'])], statement, surroundings),
  MergeStmt: (statement, surroundings) =>
    checkScope([{ RangeVar: statement['relation'] }, nodeOf(statement['sourceRelation'])], statement, surroundings),
  InsertStmt: checkInsert,
  CopyStmt: checkWholeTables,
  TruncateStmt: checkWholeTables,
};

function withHidden(statement: Node, surroundings: Surroundings): Surroundings {
  const names = nodesOf(nodeOf(statement['withClause'])['ctes']).map((entry) =>
    textOf(nodeOf(entry['CommonTableExpr'])['ctename']),
  );
  return names.length === 0 ? surroundings : { ...surroundings, hidden: new Set([...surroundings.hidden, ...names]) };
}

function checkSelect(statement: Node, surroundings: Surroundings): string[] {
  // The branches of a union are in the tree without the wrapper that names their kind.
  const branches = ['larg', 'rarg']
    .filter((side) => statement[side] !== undefined)
    .map((side) => ({ SelectStmt: statement[side] }));
  const { larg: _left, rarg: _right, ...own } = statement;
  return [...checkScope(nodesOf(statement['fromClause']), own, surroundings), ...faults(branches, surroundings)];
}

function checkScope(from: readonly Node[], statement: Node, surroundings: Surroundings): string[] {
  const conditions = [statement['whereClause'], statement['joinCondition']];
  const unbound = scopeOf(from, conditions, (table) => isWebsiteTable(table, surroundings)).unboundTables();
  return [
    ...unbound.map((table) => `${table}: website_id is not bound to a value`),
    ...faults(statement, surroundings),
  ];
}

function checkInsert(statement: Node, surroundings: Surroundings): string[] {
  const table = textOf(nodeOf(statement['relation'])['relname']);
  const columns = nodesOf(statement['cols']).map((column) => textOf(nodeOf(column['ResTarget'])['name']));
  const own =
    isWebsiteTable(table, surroundings) && !columns.includes('website_id')
      ? [`${table}: website_id is not among the inserted columns`]
      : [];
  return [...own, ...faults(statement, surroundings)];
}

function checkWholeTables(statement: Node, surroundings: Surroundings): string[] {
  const relations = [
    nodeOf(statement['relation']),
    ...nodesOf(statement['relations']).map((entry) => nodeOf(entry['RangeVar'])),
  ];
  const tables = relations
    .map((relation) => textOf(relation['relname']))
    .filter((table) => isWebsiteTable(table, surroundings));
  return [
    ...tables.map((table) => `${table}: the rows of all websites are touched`),
    ...faults(statement, surroundings),
  ];
}

function isWebsiteTable(table: string, { websiteTables, hidden }: Surroundings): boolean {
  return websiteTables.has(table) && !hidden.has(table);
}
