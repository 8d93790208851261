import { type LayoutDocument, LayoutSchema } from '@awning/site-model';
import { type Static, Type } from '@sinclair/typebox';

/** The line above every page. */
export const AnnouncementBarBody = Type.Object(
  {
    isOn: Type.Boolean({ description: 'Whether visitors see it' }),
    isClosable: Type.Boolean({ description: 'Whether visitors can close it, until it says something else' }),
    content: Type.Unsafe<LayoutDocument>(LayoutSchema),
  },
  { additionalProperties: false },
);
export type AnnouncementBarBody = Static<typeof AnnouncementBarBody>;
