import { documentCalls } from '../api/document-calls.ts';
import { type EditedPage, editedPage, openPage, pageBody } from './edited-page.ts';
import { pageTexts } from './messages.ts';
import { pagePath, pagesKey } from './queries.ts';

const stored = documentCalls('/api/pages', 'page');

/** Pages are read and saved in the parts that two people can change side by side. */
export const pageKind = {
  listPath: pagePath,
  key: pagesKey,
  texts: pageTexts,
  calls: {
    ...stored,
    read: async (id: string) => openPage(await stored.read(id)),
    save: async (id: string, version: number, body: EditedPage) =>
      openPage(await stored.save(id, version, pageBody(body))),
    version: async (id: string, no: number) => ({ body: editedPage((await stored.version(id, no)).body) }),
    restore: async (id: string, version: number, no: number) => openPage(await stored.restore(id, version, no)),
    recover: async (id: string) => openPage(await stored.recover(id)),
    publish: async (id: string, version: number) => openPage(await stored.publish(id, version)),
    create: async (body: EditedPage) => openPage(await stored.create(pageBody(body))),
  },
};
