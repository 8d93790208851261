import { columnName, elements, type Node, nodeOf, nodesOf, textOf } from './node.ts';

/**
 * One level of a query: the relations it reads and what its conditions say about their websites. A relation is bound if
 * its `website_id` must equal a given value, or that of another bound relation.
 */
export function scopeOf(
  from: readonly Node[],
  conditions: readonly unknown[],
  isWebsiteTable: (table: string) => boolean,
) {
  const joined = combine(from.map((item) => relationsIn(item, isWebsiteTable)));
  const facts = [...joined.facts, ...conditions.flatMap((condition) => factsIn(nodeOf(condition), joined.relations))];
  return {
    unboundTables(): string[] {
      const bound = boundRelations(facts);
      return joined.relations
        .filter(({ kind, name }) => kind === 'website table' && !bound.has(name))
        .map(({ table }) => table);
    },
  };
}

interface Relation {
  readonly name: string;
  readonly table: string;
  /** `website` itself is selected by `id`; it need not be bound, but binds nothing else until it is. */
  readonly kind: 'website table' | 'website' | 'given';
}

/** `target` belongs to the right website if `source` does; `value` means a value from outside this level. */
interface Fact {
  readonly target: string;
  readonly source: string | typeof value;
}

interface Joined {
  readonly relations: readonly Relation[];
  readonly facts: readonly Fact[];
}

const value = Symbol('value');

function boundRelations(facts: readonly Fact[]): ReadonlySet<string> {
  const bound = new Set<string>();
  let before = -1;
  while (bound.size > before) {
    before = bound.size;
    for (const { target, source } of facts) if (source === value || bound.has(source)) bound.add(target);
  }
  return bound;
}

function combine(parts: readonly Joined[]): Joined {
  return { relations: parts.flatMap((part) => part.relations), facts: parts.flatMap((part) => part.facts) };
}

function relationsIn(item: Node, isWebsiteTable: (table: string) => boolean): Joined {
  if ('JoinExpr' in item) return join(nodeOf(item['JoinExpr']), isWebsiteTable);
  const relation = nodeOf(Object.values(item)[0]);
  const table = 'RangeVar' in item ? textOf(relation['relname']) : '';
  const name = textOf(nodeOf(relation['alias'])['aliasname']) || table;
  const kind = isWebsiteTable(table) ? 'website table' : table === 'website' ? 'website' : 'given';
  return { relations: [{ name, table, kind }], facts: [] };
}

function join(expression: Node, isWebsiteTable: (table: string) => boolean): Joined {
  const left = relationsIn(nodeOf(expression['larg']), isWebsiteTable);
  const right = relationsIn(nodeOf(expression['rarg']), isWebsiteTable);
  const { relations, facts } = combine([left, right]);
  const stated = [...factsIn(nodeOf(expression['quals']), relations), ...sharedColumn(expression, left, right)];
  // An outer join keeps every row of one side, so its condition says nothing about that side.
  const filtered =
    { JOIN_INNER: relations, JOIN_LEFT: right.relations, JOIN_RIGHT: left.relations }[textOf(expression['jointype'])] ??
    [];
  return {
    relations,
    facts: [...facts, ...stated.filter(({ target }) => filtered.some(({ name }) => name === target))],
  };
}

/** `using (website_id)` and natural joins. */
function sharedColumn(expression: Node, left: Joined, right: Joined): Fact[] {
  const columns = nodesOf(expression['usingClause']).map((column) => textOf(nodeOf(column['String'])['sval']));
  if (!columns.includes('website_id') && expression['isNatural'] !== true) return [];
  return [...sideFacts(left, right), ...sideFacts(right, left)];
}

function sideFacts(targets: Joined, sources: Joined): Fact[] {
  const tables = sources.relations.filter(({ kind }) => kind === 'website table');
  const origins: Fact['source'][] = tables.length > 0 ? tables.map(({ name }) => name) : [value];
  return targets.relations
    .filter(({ kind }) => kind === 'website table')
    .flatMap(({ name }) => origins.map((source): Fact => ({ target: name, source })));
}

function factsIn(condition: Node, relations: readonly Relation[]): Fact[] {
  if ('BoolExpr' in condition) return factsOfBoolean(nodeOf(condition['BoolExpr']), relations);
  if ('A_Expr' in condition) return factsOfComparison(nodeOf(condition['A_Expr']), relations);
  if ('SubLink' in condition) return factsOfMembership(nodeOf(condition['SubLink']), relations);
  return [];
}

function factsOfBoolean(expression: Node, relations: readonly Relation[]): Fact[] {
  const branches = nodesOf(expression['args']).map((branch) => factsIn(branch, relations));
  if (expression['boolop'] === 'AND_EXPR') return branches.flat();
  if (expression['boolop'] !== 'OR_EXPR') return [];
  // One branch is enough to let a row through, so only what all branches say is certain.
  const [first = [], ...others] = branches.map((facts) => [...boundRelations(facts)]);
  return first
    .filter((name) => others.every((names) => names.includes(name)))
    .map((target) => ({ target, source: value }));
}

function factsOfComparison(expression: Node, relations: readonly Relation[]): Fact[] {
  const left = elements(nodeOf(expression['lexpr']));
  const operator = textOf(nodeOf(nodesOf(expression['name'])[0]?.['String'])['sval']);
  if (operator !== '=') return [];
  switch (expression['kind']) {
    case 'AEXPR_IN':
    case 'AEXPR_OP_ANY':
      return left.flatMap((element) => equality(element, undefined, relations));
    case 'AEXPR_OP':
    case 'AEXPR_NOT_DISTINCT': {
      const right = elements(nodeOf(expression['rexpr']));
      return left.flatMap((element, index) => [
        ...equality(element, right[index], relations),
        ...(right[index] ? equality(right[index], element, relations) : []),
      ]);
    }
    default:
      return [];
  }
}

/** `(website_id, id) in (select …)`; the inner query is checked by itself. */
function factsOfMembership(link: Node, relations: readonly Relation[]): Fact[] {
  if (link['subLinkType'] !== 'ANY_SUBLINK' || link['operName'] !== undefined) return [];
  return elements(nodeOf(link['testexpr'])).flatMap((element) => equality(element, undefined, relations));
}

function equality(element: Node, other: Node | undefined, relations: readonly Relation[]): Fact[] {
  const target = websiteColumn(element, relations);
  if (target === undefined) return [];
  const source = other === undefined ? value : origin(other, relations);
  return source === undefined ? [] : [{ target, source }];
}

/** The relation whose website a column names, if it is such a column of this level. */
function websiteColumn(node: Node, relations: readonly Relation[]): string | undefined {
  const name = columnName(node);
  if (name === undefined) return undefined;
  const column = name.at(-1);
  const tells = ({ kind }: Relation) =>
    (kind === 'website table' && column === 'website_id') || (kind === 'website' && column === 'id');
  return relations.find((relation) => tells(relation) && (name.length === 1 || name.at(-2) === relation.name))?.name;
}

/**
 * What an expression passes on: another relation's website, a value, or nothing if it is any other column of a
 * website's table.
 */
function origin(node: Node, relations: readonly Relation[]): Fact['source'] | undefined {
  const relation = websiteColumn(node, relations);
  if (relation !== undefined) return relation;
  const name = columnName(node);
  const isOwnColumn =
    name !== undefined &&
    relations.some((own) => own.kind !== 'given' && (name.length === 1 || own.name === name.at(-2)));
  return isOwnColumn ? undefined : value;
}
