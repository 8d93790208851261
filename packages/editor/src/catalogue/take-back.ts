import { call } from '../api/client.ts';

/** Takes back what the list has done to a product. */
export function takeBack(id: string, body: { readonly version: number; readonly no: number }): Promise<unknown> {
  return call('POST /api/commerce/products/:id/take-back', { params: { id }, body });
}
