import { type LayoutDocument, LayoutSchema } from '@awning/site-model';
import { Type } from '@sinclair/typebox';

const Language = Type.String({ maxLength: 35, description: 'One of the website; otherwise the first one' });
const Area = Type.Unsafe<LayoutDocument>(LayoutSchema);

export const CanvasBody = Type.Object({ language: Language, layout: Area });

export const HeaderFooterCanvasBody = Type.Object({
  language: Language,
  path: Type.String({
    maxLength: 500,
    pattern: '^/[^?#\\u0000]*$',
    description: 'The page to draw them on, without its language',
  }),
  header: Area,
  footer: Area,
});

export const CanvasView = Type.Object({
  html: Type.String({ description: 'What is edited on the page, its blocks marked with `data-edit-…`' }),
});
