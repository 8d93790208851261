import type { Answer } from '../api/client.ts';

export type StoreDocument = Answer<'GET /api/commerce/store-settings'>;
export type StoreBody = StoreDocument['body'];

export const storeSettingsKey = ['store-settings'] as const;
