import type { Example, Group } from '../contract/example.ts';
import type { Registry } from '../registry.ts';

interface Named {
  readonly name: string;
  readonly group: Group;
  readonly summary: string;
  readonly example: Example;
}

/** The list of all formatters and predicates in Markdown, as in the README. */
export function describeRegistry(registry: Registry): string {
  const formatters = [...registry.formatters.values()];
  const predicates = [...registry.predicates.values()];
  return [
    `## Formatters (${formatters.length})`,
    ...describeGroups(formatters),
    '',
    `## Predicates (${predicates.length})`,
    ...describeGroups(predicates),
  ].join('\n');
}

function describeGroups(all: readonly Named[]): readonly string[] {
  const groups = [...new Set(all.map(({ group }) => group))];
  return groups.flatMap((group) => [
    '',
    `### ${group[0]?.toUpperCase()}${group.slice(1)}`,
    '',
    '| name | does | example | data | prints |',
    '|---|---|---|---|---|',
    ...all.filter((one) => one.group === group).map(describeRow),
  ]);
}

function describeRow({ name, summary, example }: Named): string {
  const cells = [
    code(name),
    inTable(summary),
    code(example.template),
    code(JSON.stringify(example.data)),
    code(example.output),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Code in a table cell: on one line, with escaped bars. Examples with backticks are quoted by two of them. */
function code(text: string): string {
  const line = inTable(text.replaceAll('\n', '↵'));
  if (line.trim() === '') return 'nothing';
  return line.includes('`') ? `\`\` ${line} \`\`` : `\`${line}\``;
}

function inTable(text: string): string {
  return text.replaceAll('|', '\\|');
}

const START = '<!-- list of formatters and predicates: npm run write:template-reference -->';
const END = '<!-- end of list -->';

/** The README with an updated list. */
export function withList(readme: string, list: string): string {
  const [before = '', rest = ''] = readme.split(START);
  const [, after = ''] = rest.split(END);
  return `${before}${START}\n\n${list}\n\n${END}${after}`;
}
