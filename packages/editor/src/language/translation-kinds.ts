import { documentCalls, singleCalls } from '../api/document-calls.ts';
import type { TranslatedKind } from './queries.ts';

/** A document of any kind, as far as its translation concerns it. */
export interface AnyStored {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly isVisible: boolean;
  readonly body: object;
  readonly changedBy: string | null;
  readonly changedAt: string | null;
}

interface KindCalls {
  readonly read: (id: string) => Promise<AnyStored>;
  readonly save: (id: string, version: number, body: object) => Promise<AnyStored>;
  /** Absent for a kind that visitors see as soon as it is saved. */
  readonly publish?: (id: string, version: number) => Promise<AnyStored>;
  /** Absent for a kind that is on no page of its own. */
  readonly preview?: (id: string) => Promise<{ readonly path: string }>;
}

interface KindOfTranslation {
  readonly calls: KindCalls;
  /** The screen on which everything else of it is edited; absent while there is none. */
  readonly address?: (id: string) => string;
}

// What the calls of a kind take is checked by the server: here a body is only changed where its translations are.
const anyCalls = (calls: unknown) => calls as KindCalls;

function single(calls: ReturnType<typeof singleCalls<'/api/website/popup'>>): KindCalls {
  const { read, save, publish, preview } = calls as unknown as {
    readonly read: () => Promise<AnyStored>;
    readonly save: (version: number, body: object) => Promise<AnyStored>;
    readonly publish: KindCalls['publish'] & object;
    readonly preview: KindCalls['preview'] & object;
  };
  return { read: () => read(), save: (_id, version, body) => save(version, body), publish, preview };
}

/** Without drafts, like a blog, and without a page, like a form: calls that a kind lacks are left out. */
function without(calls: unknown, ...names: readonly (keyof KindCalls)[]): KindCalls {
  const left = Object.entries(anyCalls(calls)).filter(([name]) => !(names as readonly string[]).includes(name));
  return Object.fromEntries(left) as unknown as KindCalls;
}

export const kindsOfTranslation: Readonly<Record<TranslatedKind, KindOfTranslation>> = {
  page: { calls: anyCalls(documentCalls('/api/pages', 'page')), address: (id) => `/config/pages/${id}` },
  product: {
    calls: anyCalls(documentCalls('/api/commerce/products', 'product')),
    address: (id) => `/config/commerce/products/${id}`,
  },
  item: { calls: anyCalls(documentCalls('/api/items', 'item')), address: (id) => `/config/items/${id}` },
  collection: {
    calls: without(documentCalls('/api/collections', 'collection'), 'publish', 'preview'),
    address: (id) => `/config/collections/${id}`,
  },
  form: { calls: without(documentCalls('/api/forms', 'form'), 'preview') },
  'header-footer': { calls: single(singleCalls('/api/website/header-footer') as never) },
  popup: { calls: single(singleCalls('/api/website/popup')), address: () => '/config/popup' },
  'announcement-bar': {
    calls: single(singleCalls('/api/website/announcement-bar') as never),
    address: () => '/config/announcement-bar',
  },
  identity: {
    calls: without(single(singleCalls('/api/website/identity') as never), 'publish', 'preview'),
    address: () => '/config/settings/identity',
  },
};
