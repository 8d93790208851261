import { documentCalls } from '../api/document-calls.ts';
import { collectionBody, type EditedCollection, editedCollection, openCollection } from './edited-collection.ts';
import { collectionTexts } from './messages.ts';
import { collectionPath, collectionsKey } from './queries.ts';

const stored = documentCalls('/api/collections', 'collection');

/** Blogs and galleries are read and saved in the parts that two people can change side by side. */
export const collectionKind = {
  listPath: collectionPath,
  key: collectionsKey,
  texts: collectionTexts,
  calls: {
    ...stored,
    read: async (id: string) => openCollection(await stored.read(id)),
    save: async (id: string, version: number, body: EditedCollection) =>
      openCollection(await stored.save(id, version, collectionBody(body))),
    version: async (id: string, no: number) => ({ body: editedCollection((await stored.version(id, no)).body) }),
    restore: async (id: string, version: number, no: number) => openCollection(await stored.restore(id, version, no)),
    recover: async (id: string) => openCollection(await stored.recover(id)),
    create: async (body: EditedCollection) => openCollection(await stored.create(collectionBody(body))),
  },
};
