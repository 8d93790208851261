import { type LayoutDocument, LayoutSchema } from '@awning/site-model';
import { type Static, Type } from '@sinclair/typebox';

const Area = Type.Unsafe<LayoutDocument>(LayoutSchema);

/** The blocks above and below every page (D-147). */
export const HeaderFooterBody = Type.Object({ header: Area, footer: Area }, { additionalProperties: false });
export type HeaderFooterBody = Static<typeof HeaderFooterBody>;
