import { PagePermission } from '@awning/site-model';
import type { Block } from '../../content/index.ts';
import { formIslandData, formsForPage, type PublishedForm } from '../../form/index.ts';
import { anyPageMarker } from '../islands/markers.ts';
import type { BlockContext } from './block-context.ts';

export type FormsOfBlocks = ReadonlyMap<string, PublishedForm>;

/** All forms that blocks show, wherever they stand in the grid, read in one go. */
export async function formsOfBlocks(context: BlockContext, blocks: readonly Block[]): Promise<FormsOfBlocks> {
  const { config, connection, request } = context;
  const ids = [...new Set(formIds(blocks))];
  return ids.length === 0
    ? new Map()
    : await formsForPage({ config }, connection, request.website, request.language, ids);
}

/** What a block of a form is filled with: the form for themes that print it themselves, and its island for those that do not. */
export function formOfBlock({ request }: BlockContext, forms: FormsOfBlocks, block: Block): Record<string, unknown> {
  const published = forms.get(String(block.props['formId']));
  if (published === undefined) {
    return {};
  }
  // Which page it is, the finished page knows; a footer stands on many.
  const data = formIslandData(published, request.website, request.language, laterPage);
  return { form: published.form, islandHtml: anyPageMarker('form', data) };
}

const laterPage = { title: '', id: '', kind: 'other', path: '', permission: PagePermission.public } as const;

function formIds(blocks: readonly Block[]): string[] {
  return blocks.flatMap(({ type, props }) => {
    if (type === 'row') {
      const columns = (props['columns'] ?? []) as readonly { readonly blocks: readonly Block[] }[];
      return columns.flatMap((column) => formIds(column.blocks));
    }
    const { formId } = props;
    return (type === 'form' || type === 'newsletter') && typeof formId === 'string' ? [formId] : [];
  });
}
