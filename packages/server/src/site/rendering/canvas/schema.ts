import { type LayoutDocument, LayoutSchema } from '@awning/site-model';
import { Type } from '@sinclair/typebox';

export const CanvasBody = Type.Object({
  language: Type.String({ maxLength: 35, description: 'One of the website; otherwise the first one' }),
  layout: Type.Unsafe<LayoutDocument>(LayoutSchema),
});

export const CanvasView = Type.Object({
  html: Type.String({ description: 'The main content of the page, its blocks marked with `data-edit-…`' }),
});
