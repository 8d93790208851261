import { documentCalls } from '../api/document-calls.ts';
import { type EditedProduct, editedProduct, productBody } from './edited-product.ts';
import { productTexts } from './messages.ts';
import { openProduct, productPath, productsKey } from './queries.ts';

const stored = documentCalls('/api/commerce/products', 'product');

/** Products are read and saved in the parts that two people can change side by side. */
export const productKind = {
  listPath: productPath,
  key: productsKey,
  texts: productTexts,
  calls: {
    ...stored,
    read: async (id: string) => openProduct(await stored.read(id)),
    save: async (id: string, version: number, body: EditedProduct) =>
      openProduct(await stored.save(id, version, productBody(body))),
    version: async (id: string, no: number) => ({ body: editedProduct((await stored.version(id, no)).body) }),
    restore: async (id: string, version: number, no: number) => openProduct(await stored.restore(id, version, no)),
    recover: async (id: string) => openProduct(await stored.recover(id)),
    publish: async (id: string, version: number) => openProduct(await stored.publish(id, version)),
    create: async (body: EditedProduct) => openProduct(await stored.create(productBody(body))),
  },
};
