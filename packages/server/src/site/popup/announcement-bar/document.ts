import { layoutPlaces } from '@awning/site-model';
import { defineDocument, type ReadContext } from '../../../platform/editing/index.ts';
import { subjectOf } from '../../../platform/subjects/index.ts';
import { checkArea, emptyLayout, LAYOUT_BODY_LIMIT, selectLayouts, upsertLayout } from '../../content/index.ts';
import { popupMessages } from '../messages.ts';
import { announcementBarOwner } from '../owners.ts';
import { selectAnnouncementBar, upsertAnnouncementBar } from '../store.ts';
import { nextVersion } from '../version.ts';
import { AnnouncementBarBody } from './schema.ts';

/** The announcement bar of the website. It is no part of the popup, so that news need not wait for a popup's draft. */
export const announcementBarDocument = defineDocument({
  kind: 'announcement-bar',
  path: '/api/website/announcement-bar',
  words: { one: 'announcement bar', many: 'announcement bars' },
  schema: AnnouncementBarBody,
  schemaVersion: 1,
  right: 'popup.edit',
  hasDrafts: true,
  bodyLimit: LAYOUT_BODY_LIMIT,
  example: {
    isOn: true,
    isClosable: true,
    content: {
      schema: 1,
      root: {},
      content: [{ type: 'html', props: { id: 'words' } }],
      texts: { en: { words: { html: '<p>Closed until Monday.</p>' } } },
    },
  },
  load: async (context) => ({ body: (await storedBar(context)).body, isVisible: true }),
  check: async (context, body) => {
    const { layout, errors } = await checkArea(context, body.content, 'content');
    return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, body: { ...body, content: layout } };
  },
  checkPublished: ({ isOn, content }) => ({
    ...(isOn && content.content.length === 0 && { content: popupMessages.empty }),
  }),
  write: async (context, _id, { content, ...rules }) => {
    const { connection, website, clock } = context;
    const { body, version } = await storedBar(context);
    const before = version === undefined ? undefined : { ...body, version };
    await upsertLayout(connection, website.id, announcementBarOwner(website.id), clock.now(), content);
    const next = nextVersion(before, { ...rules, content });
    await upsertAnnouncementBar(connection, website.id, { ...rules, version: next });
  },
  places: ({ content }, primary) => layoutPlaces(content, { path: ['content'], primary }),
  preview: { shown: (body) => ({ ...body, isOn: true }), path: async () => '/' },
  subjects: (id) => [subjectOf.layout(announcementBarOwner(id))],
});

/** Without a version if there was never one. */
async function storedBar({
  connection,
  website,
}: ReadContext): Promise<{ readonly body: AnnouncementBarBody; readonly version?: number }> {
  const row = await selectAnnouncementBar(connection, website.id);
  if (row === undefined) return { body: { isOn: false, isClosable: true, content: emptyLayout } };
  const [layout] = await selectLayouts(connection, website.id, [announcementBarOwner(website.id)]);
  const { version, ...rules } = row;
  return { body: { ...rules, content: layout?.document ?? emptyLayout }, version };
}
