import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Block, type BlockDefinition, blockDefinitions } from '@awning/site-model';
import { projectFolder } from '../../../platform/project-folder.ts';

/** The addresses of a page with posts and of one with products, whose items some blocks show. */
const shownPages = ['pictures', 'second-shop'] as const;

/**
 * Blocks of every type with every text setting, also in a row; and again with every value that a component prints as
 * HTML, which a stored block must not contain.
 */
export function everyBlock(): readonly Block[] {
  const printed = printedHtml();
  if (printed.length < 5) throw new Error('The components of blocks have another syntax than this test expects');
  const blocks = blockDefinitions.flatMap((definition) =>
    shownPages.flatMap((page) => [
      blockOf(definition, page, textSettings(definition), `declared-${page}`),
      blockOf(definition, page, [...textSettings(definition), ...printed], `printed-${page}`),
    ]),
  );
  const row = { type: 'row', props: { id: 'row', columns: [{ span: 12, blocks: blocks.map(inRow) }] } };
  return [...blocks, row];
}

function blockOf({ name }: BlockDefinition, page: string, texts: readonly string[], id: string): Block {
  const settings = Object.fromEntries(texts.map((text) => [text, text]));
  return { type: name, props: { ...settings, collectionUrlId: page, id: `${id}-${name}` } };
}

function inRow({ type, props }: Block): Block {
  return { type, props: { ...props, id: `in-row-${props.id}` } };
}

/** A text in place of an id or a number shows nothing, and a missing page shows no items. */
function textSettings({ fields }: BlockDefinition): readonly string[] {
  const other = new Set(['number', 'flag', 'columns', 'collection']);
  return Object.entries(fields).flatMap(([name, { holds }]) => (other.has(holds) ? [] : [name]));
}

/** The settings in `dangerouslySetInnerHTML={{ __html: caption }}`, in all components. */
function printedHtml(): readonly string[] {
  const folder = path.join(projectFolder, 'packages', 'blocks', 'src');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.tsx') && !name.includes('.test.'))
    .map((file) => readFileSync(path.join(file.parentPath, file.name), 'utf8'))
    .flatMap((source) => [...source.matchAll(/__html: (?:\w+\.)?(\w+)/g)].map(([, name]) => name!));
}
