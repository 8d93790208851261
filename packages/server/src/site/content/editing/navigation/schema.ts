import { navigationLimits } from '@awning/site-model';
import { type Static, Type } from '@sinclair/typebox';
import { Id } from '../../../../platform/id.ts';

const closed = { additionalProperties: false } as const;

const Texts = Type.Record(
  Type.String({ pattern: '^[a-zA-Z-]{2,35}$' }),
  Type.Object({ title: Type.Optional(Type.String({ maxLength: navigationLimits.title })) }, closed),
);

const PageEntry = Type.Object(
  {
    collectionId: Id,
    texts: Type.Optional(Type.Unsafe<Static<typeof Texts>>({ ...Texts, description: 'Instead of the page’s title' })),
  },
  closed,
);

const LinkEntry = Type.Object(
  {
    url: Type.String({ minLength: 1, maxLength: navigationLimits.url, description: 'A web address, or a path' }),
    texts: Texts,
    newWindow: Type.Optional(Type.Boolean()),
  },
  closed,
);

const FolderEntry = Type.Object(
  {
    folderId: Id,
    texts: Texts,
    items: Type.Array(Type.Union([PageEntry, LinkEntry]), { maxItems: navigationLimits.entriesInList }),
  },
  closed,
);

/** What is in the navigation areas of the website, by the name that a theme gives them. */
export const NavigationBody = Type.Object(
  {
    areas: Type.Record(
      Type.String({ pattern: `^[^\\x00-\\x1f]{1,${navigationLimits.areaName}}$` }),
      Type.Array(Type.Union([PageEntry, LinkEntry, FolderEntry]), { maxItems: navigationLimits.entriesInList }),
      {
        maxProperties: navigationLimits.areas,
        description: 'A page, an address, or a folder with pages and addresses',
      },
    ),
  },
  closed,
);
export type NavigationBody = Static<typeof NavigationBody>;
