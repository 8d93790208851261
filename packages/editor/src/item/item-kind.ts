import { documentCalls } from '../api/document-calls.ts';
import { type EditedItem, editedItem, itemBody, openItem } from './edited-item.ts';
import { itemTexts } from './messages.ts';
import { itemPath, itemsKey } from './queries.ts';

const stored = documentCalls('/api/items', 'item');

/** Items are read and saved in the parts that two people can change side by side. */
export const itemKind = {
  listPath: itemPath,
  key: itemsKey,
  texts: itemTexts,
  calls: {
    ...stored,
    read: async (id: string) => openItem(await stored.read(id)),
    save: async (id: string, version: number, body: EditedItem) =>
      openItem(await stored.save(id, version, itemBody(body))),
    version: async (id: string, no: number) => ({ body: editedItem((await stored.version(id, no)).body) }),
    restore: async (id: string, version: number, no: number) => openItem(await stored.restore(id, version, no)),
    recover: async (id: string) => openItem(await stored.recover(id)),
    publish: async (id: string, version: number) => openItem(await stored.publish(id, version)),
    create: async (body: EditedItem) => openItem(await stored.create(itemBody(body))),
  },
};
