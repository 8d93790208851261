/** A node of PostgreSQL's syntax tree, as JSON: one key that names the kind, with the fields below it. */
export type Node = Readonly<Record<string, unknown>>;

export function asNode(value: object): Node {
  return value as Node;
}

export function nodeOf(value: unknown): Node {
  return typeof value === 'object' && value !== null ? (value as Node) : {};
}

export function nodesOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.map(nodeOf) : [];
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The parts of a column's name: `['cart', 'website_id']`; undefined for anything that is not a column. */
export function columnName(node: Node): string[] | undefined {
  const cast = node['TypeCast'];
  if (cast !== undefined) return columnName(nodeOf(nodeOf(cast)['arg']));
  const column = node['ColumnRef'];
  if (column === undefined) return undefined;
  return nodesOf(nodeOf(column)['fields']).map((field) => textOf(nodeOf(field['String'])['sval']));
}

/** The elements of a row such as `(website_id, id)`, or the node itself if it is not a row. */
export function elements(node: Node): Node[] {
  return 'RowExpr' in node ? nodesOf(nodeOf(node['RowExpr'])['args']) : [node];
}
