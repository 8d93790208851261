import { call } from '../api/client.ts';
import { kitTexts } from '../kit/messages.ts';
import { useChange } from '../kit/use-change.ts';
import { useTexts } from '../texts/texts.ts';
import { productTexts } from './messages.ts';
import type { ProductEditor } from './use-product-editor.ts';

/** Saves what was typed, and opens the page that customers would see. */
export function usePreview(editor: ProductEditor) {
  const words = useTexts(productTexts);
  const { reasons } = useTexts(kitTexts);
  const change = useChange({
    change: async (tab: Window | null) => {
      try {
        const saved = await editor.submit();
        // Something has to be corrected first, or a colleague was faster; the screen says what.
        if (!saved) return tab?.close();
        const { path } = await call('GET /api/commerce/products/:id/preview', { params: { id: saved.id } });
        (tab ?? window).location.href = path;
      } catch (problem) {
        tab?.close();
        throw problem;
      }
    },
    reasons: { ...reasons, ...words.reasons },
  });
  return { isPending: change.isPending, run: () => change.mutate(openTab()) };
}

/** Opened at once, because browsers allow a new tab only as the direct result of a click. */
function openTab(): Window | null {
  const tab = window.open('', '_blank');
  // The page of a theme has no way back into the back office.
  if (tab) tab.opener = null;
  return tab;
}
