import type { Previewed } from '../../../platform/editing/index.ts';
import { headerFooterDocument, itemDocument, type LayoutOwner, pageDocument } from '../../content/index.ts';
import type { EditedAreas } from '../site.ts';
import { themeSettingsDocument } from '../theme-choice/editing/document.ts';

/** What of a document is edited on the canvas; `undefined` for a kind that has no canvas. */
export function canvasAreas({ kind, id }: Previewed): EditedAreas | undefined {
  switch (kind) {
    case pageDocument.kind:
      return new Map<LayoutOwner, string>([[`page:${id}`, 'layout']]);
    case itemDocument.kind:
      return new Map<LayoutOwner, string>([[`item:${id}`, 'layout']]);
    case headerFooterDocument.kind:
      return new Map<LayoutOwner, string>([
        ['field:header', 'header'],
        ['field:footer', 'footer'],
      ]);
    case themeSettingsDocument.kind:
      // The look of the whole page, and none of its blocks.
      return new Map<LayoutOwner, string>();
    default:
      return undefined;
  }
}
