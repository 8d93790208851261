import { type Static, Type } from '@sinclair/typebox';
import { oneLine } from '../../../platform/one-line.ts';

/** A folder of files. Folders lie side by side: search and filters find what a tree would hide. */
export const FolderBody = Type.Object({ name: oneLine({ maxLength: 100 }) }, { additionalProperties: false });
export type FolderBody = Static<typeof FolderBody>;
