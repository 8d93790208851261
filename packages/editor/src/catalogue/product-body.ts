import type { Answer } from '../api/client.ts';

export type Product = Answer<'GET /api/commerce/products/:id'>;
export type ProductBody = Product['body'];
export type VariantBody = ProductBody['variants'][number];
