import { type Static, Type } from '@sinclair/typebox';
import { named } from '../../../platform/type-source/index.ts';

const State = Type.Union(
  (['open', 'expired', 'used-up', 'ended', 'gone'] as const).map((state) => Type.Literal(state)),
  { description: '`ended`: cancelled or refunded; `gone`: the file was deleted' },
);

/** A download as its buyer sees it. */
export const DownloadView = named(
  'Download',
  Type.Object({
    id: Type.String(),
    name: Type.String({ description: 'Of the file' }),
    productName: Type.String(),
    state: State,
    usesLeft: Type.Integer(),
    until: Type.String({ description: 'When the link ends, in the language of the page' }),
    url: Type.Union([Type.String(), Type.Null()], { description: 'Null unless it is open' }),
  }),
);
export type DownloadJson = Static<typeof DownloadView>;

/** A download as the team sees it. */
export const TeamDownloadView = Type.Object({
  id: Type.String(),
  name: Type.String(),
  productName: Type.String(),
  uses: Type.Integer({ description: 'How often it was downloaded' }),
  usesLeft: Type.Integer(),
  expiresAt: Type.String(),
  endedAt: Type.Union([Type.String(), Type.Null()], { description: 'When it was cancelled or refunded' }),
  isFileGone: Type.Boolean({ description: 'The file was deleted after the link had expired' }),
});
export type TeamDownloadJson = Static<typeof TeamDownloadView>;
