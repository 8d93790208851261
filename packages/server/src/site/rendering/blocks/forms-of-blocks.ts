import { allFields, type Block, PagePermission } from '@awning/site-model';
import { placed } from '../../../platform/island.ts';
import { subjectOf } from '../../../platform/subjects/index.ts';
import { formIsland, formIslandData, formsForPage, type PublishedForm } from '../../form/index.ts';
import { anyPageMarker } from '../islands/markers.ts';
import type { BlockContext } from '../page-model/builder.ts';

export type FormsOfBlocks = ReadonlyMap<string, PublishedForm>;

/** Reads all forms of the blocks, at any depth of the grid, in one query. */
export async function formsOfBlocks(context: BlockContext, blocks: readonly Block[]): Promise<FormsOfBlocks> {
  const { config, connection, request } = context;
  const ids = [...new Set(formIds(blocks))];
  return ids.length === 0
    ? new Map()
    : await formsForPage({ config }, connection, request.website, request.language, ids);
}

/** The data of a form block: the form for themes that print it themselves, and its island for the others. */
export function formOfBlock(
  { request, sources }: BlockContext,
  forms: FormsOfBlocks,
  formId: string,
): Record<string, unknown> {
  sources.add(subjectOf.form(formId));
  const published = forms.get(formId);
  if (published === undefined) return {};
  // The page is filled in later, because a footer is on many pages.
  const data = formIslandData(published, request.website, request.language, laterPage);
  return { form: published.form, islandHtml: anyPageMarker(placed(formIsland, data)) };
}

const laterPage = { title: '', id: '', kind: 'other', path: '', permission: PagePermission.public } as const;

function formIds(blocks: readonly Block[]): string[] {
  const ids = allFields(blocks).map(({ field, value }) => (field.holds === 'form' ? String(value) : ''));
  return ids.filter((id) => id !== '');
}
