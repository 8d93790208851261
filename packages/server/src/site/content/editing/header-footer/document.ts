import { layoutPlaces } from '@awning/site-model';
import { defineDocument, type EditContext, type ReadContext } from '../../../../platform/editing/index.ts';
import { subjectOf } from '../../../../platform/subjects/index.ts';
import { emptyLayout, type LayoutOwner } from '../../layout.ts';
import { selectLayouts, upsertLayout } from '../../store.ts';
import { checkArea, LAYOUT_BODY_LIMIT } from '../layout/check.ts';
import { HeaderFooterBody } from './schema.ts';

const [header, footer] = ['field:header', 'field:footer'] as const satisfies readonly LayoutOwner[];

/**
 * The header and the footer of the website. They are stored as the block areas with these names, which themes have
 * (D-147); a theme without such an area gets them around its main content.
 */
export const headerFooterDocument = defineDocument({
  kind: 'header-footer',
  path: '/api/website/header-footer',
  words: { one: 'header and footer', many: 'headers and footers' },
  schema: HeaderFooterBody,
  schemaVersion: 1,
  right: 'headerFooter.edit',
  hasDrafts: true,
  // Two layouts, each as large as that of a page.
  bodyLimit: 2 * LAYOUT_BODY_LIMIT,
  example: {
    header: emptyLayout,
    footer: {
      schema: 1,
      root: {},
      content: [{ type: 'html', props: { id: 'address' } }],
      texts: { en: { address: { html: '<p>Am Deich 7, Dagebüll</p>' } } },
    },
  },
  load: async (context) => ({ body: await storedAreas(context), isVisible: true }),
  check: async (context, body) => {
    const above = await checkArea(context, body.header, 'header');
    const below = await checkArea(context, body.footer, 'footer');
    const errors = { ...above.errors, ...below.errors };
    if (Object.keys(errors).length > 0) return { ok: false, errors };
    return { ok: true, body: { header: above.layout, footer: below.layout } };
  },
  write: async ({ connection, website, clock }: EditContext, _id, body) => {
    await upsertLayout(connection, website.id, header, clock.now(), body.header);
    await upsertLayout(connection, website.id, footer, clock.now(), body.footer);
  },
  places: (body, primary) => [
    ...layoutPlaces(body.header, { path: ['header'], primary }),
    ...layoutPlaces(body.footer, { path: ['footer'], primary }),
  ],
  preview: { shown: (body) => body, path: async () => '/' },
  subjects: () => [subjectOf.layout(header), subjectOf.layout(footer)],
});

async function storedAreas({ connection, website }: ReadContext): Promise<HeaderFooterBody> {
  const layouts = await selectLayouts(connection, website.id, [header, footer]);
  const stored = (owner: LayoutOwner) => layouts.find((layout) => layout.owner === owner)?.document ?? emptyLayout;
  return { header: stored(header), footer: stored(footer) };
}
