import { type Answer, call } from '../api/client.ts';

const path = '/api/site-users/account/notifications/restock';

type Group = Answer<`GET ${typeof path}/groups`>['signUpGroups'][number];
/** A row of the list; a variant is in it once. */
export type RestockGroup = Group & { readonly id: string };
export type RestockSignUp = Answer<`GET ${typeof path}`>['signUps'][number];

export type RestockSettings = Answer<'GET /api/commerce/restock-settings'>;
export type RestockSettingsBody = RestockSettings['body'];

export const restockKey = ['restock'] as const;
export const restockSettingsKey = ['restock-settings'] as const;

/** As many as the server takes in one call. */
const MAX_SEND_REQUESTS = 100;

export const groupsQuery = {
  key: [...restockKey, 'groups'],
  load: async (cursor: string | undefined) => {
    const { signUpGroups, nextPageCursor } = await call(`GET ${path}/groups`, {
      query: cursor === undefined ? {} : { cursor },
    });
    return { rows: signUpGroups.map((group) => ({ ...group, id: group.variantId })), nextAfter: nextPageCursor };
  },
};

/** All rows of the list, loaded or not. */
export async function loadAllGroups(): Promise<readonly RestockGroup[]> {
  const groups: RestockGroup[] = [];
  for (let after: string | undefined, isEnd = false; !isEnd; ) {
    const { rows, nextAfter } = await groupsQuery.load(after);
    groups.push(...rows);
    after = nextAfter ?? undefined;
    isEnd = nextAfter === null;
  }
  return groups;
}

export function signUpsQuery({ productId, variantId }: Pick<RestockGroup, 'productId' | 'variantId'>) {
  return {
    key: [...restockKey, 'sign-ups', variantId],
    load: async (cursor: string | undefined) => {
      const { signUps, nextPageCursor } = await call(`GET ${path}`, {
        query: { productId, variantId, ...(cursor === undefined ? {} : { cursor }) },
      });
      return { rows: signUps, nextAfter: nextPageCursor };
    },
  };
}

/** Tells everybody who waits for these variants; returns to how many. */
export async function tellAll(groups: readonly RestockGroup[]): Promise<number> {
  const requests = groups.map(({ productId, variantId }) => ({ productId, variantId }));
  let queued = 0;
  for (let from = 0; from < requests.length; from += MAX_SEND_REQUESTS) {
    const sendRequests = requests.slice(from, from + MAX_SEND_REQUESTS);
    queued += (await call(`POST ${path}/send/all`, { body: { sendRequests } })).queued;
  }
  return queued;
}
