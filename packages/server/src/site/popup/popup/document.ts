import { buttonBlock, type LayoutDocument, layoutPlaces, POPUP_DAYS_HIDDEN } from '@awning/site-model';
import { defineDocument, type ReadContext } from '../../../platform/editing/index.ts';
import { subjectOf } from '../../../platform/subjects/index.ts';
import { checkArea, emptyLayout, LAYOUT_BODY_LIMIT, selectLayouts, upsertLayout } from '../../content/index.ts';
import { popupMessages } from '../messages.ts';
import { popupOwner } from '../owners.ts';
import { selectExistingPages, selectPopup, upsertPopup } from '../store.ts';
import { nextVersion } from '../version.ts';
import { PopupBody } from './schema.ts';

/** The popup of the website. What it says is a block area of its own, which no theme can take as one of its areas. */
export const popupDocument = defineDocument({
  kind: 'popup',
  path: '/api/website/popup',
  words: { one: 'popup', many: 'popups' },
  schema: PopupBody,
  schemaVersion: 1,
  right: 'popup.edit',
  hasDrafts: true,
  bodyLimit: LAYOUT_BODY_LIMIT,
  example: {
    isOn: true,
    position: 'BOTTOM_RIGHT',
    pages: 'home',
    pageIds: [],
    delaySeconds: 5,
    scrollPercent: 50,
    daysHidden: POPUP_DAYS_HIDDEN,
    content: {
      schema: 1,
      root: {},
      content: [{ type: 'html', props: { id: 'words' } }],
      texts: { en: { words: { html: '<p>The kiln is open on Sunday.</p>' } } },
    },
  },
  load: async (context) => ({ body: (await storedPopup(context)).body, isVisible: true }),
  check: async (context, body) => {
    const { layout, errors } = await checkArea(context, body.content, 'content');
    if (Object.keys(errors).length > 0) return { ok: false, errors };
    // A page that was deleted is left out, so that an old version can be restored.
    const pages = await selectExistingPages(context.connection, context.website.id, body.pageIds);
    return { ok: true, body: { ...body, pageIds: pages, content: layout } };
  },
  checkPublished: ({ isOn, content, pages, pageIds }) => ({
    ...(isOn && content.content.length === 0 && { content: popupMessages.empty }),
    ...(isOn && hasDeadButton(content) && { content: popupMessages.noButtonLink }),
    ...(isOn && pages === 'chosen' && pageIds.length === 0 && { pageIds: popupMessages.noPages }),
  }),
  write: async (context, _id, { content, ...rules }) => {
    const { connection, website, clock } = context;
    const { body, version } = await storedPopup(context);
    const before = version === undefined ? undefined : { ...body, version };
    await upsertLayout(connection, website.id, popupOwner(website.id), clock.now(), content);
    await upsertPopup(connection, website.id, { ...rules, version: nextVersion(before, { ...rules, content }) });
  },
  places: ({ content }, primary) => layoutPlaces(content, { path: ['content'], primary }),
  preview: { shown: (body) => ({ ...body, isOn: true, pages: 'all' as const }), path: async () => '/' },
  subjects: (id) => [subjectOf.layout(popupOwner(id))],
});

/** Whether a button has words in some language, and leads nowhere in all of them. */
function hasDeadButton({ content, texts }: LayoutDocument): boolean {
  const ofButtons = content.filter(({ type }) => type === buttonBlock.name).map(({ props: { id } }) => id);
  const said = (id: string, name: string) => Object.values(texts).some((ofLanguage) => Boolean(ofLanguage[id]?.[name]));
  return ofButtons.some((id) => said(id, 'buttonText') && !said(id, 'buttonLink'));
}

/** Without a version if there was never one. */
async function storedPopup({
  connection,
  website,
}: ReadContext): Promise<{ readonly body: PopupBody; readonly version?: number }> {
  const row = await selectPopup(connection, website.id);
  if (row === undefined) return { body: newPopup };
  const [layout] = await selectLayouts(connection, website.id, [popupOwner(website.id)]);
  const { version, ...rules } = row;
  return { body: { ...rules, content: layout?.document ?? emptyLayout }, version };
}

const newPopup: PopupBody = {
  isOn: false,
  position: 'CENTER_CENTER',
  pages: 'all',
  pageIds: [],
  delaySeconds: 5,
  scrollPercent: null,
  daysHidden: POPUP_DAYS_HIDDEN,
  content: emptyLayout,
};
