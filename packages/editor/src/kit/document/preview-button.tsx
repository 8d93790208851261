import { Button } from '@mantine/core';
import type { AnyDocument } from '../../api/document-calls.ts';
import { useTexts } from '../../texts/texts.ts';
import type { DocumentEditor } from '../editing/use-document-editor.ts';
import { Icon } from '../icon.tsx';
import { kitTexts } from '../messages.ts';
import { useChange } from '../use-change.ts';
import type { DraftKind } from './kind.ts';

interface PreviewButtonProps<Document extends AnyDocument, Typed> {
  readonly kind: DraftKind<Document>;
  readonly editor: DocumentEditor<Document['body'], Typed>;
}

/** Saves what was typed, and opens the page that visitors would see. */
export function PreviewButton<Document extends AnyDocument, Typed>(props: PreviewButtonProps<Document, Typed>) {
  const { kind, editor } = props;
  const words = useTexts(kitTexts);
  const { reasons } = useTexts(kind.texts);
  const change = useChange({
    change: async (tab: Window | null) => {
      try {
        const saved = await editor.submit();
        // Something has to be corrected first, or a colleague was faster; the screen says what.
        if (!saved) return tab?.close();
        const { path } = await kind.calls.preview(saved.id);
        (tab ?? window).location.href = path;
      } catch (problem) {
        tab?.close();
        throw problem;
      }
    },
    reasons: { ...words.reasons, ...reasons },
  });
  return (
    <Button
      variant="default"
      leftSection={<Icon name="eye" size={16} />}
      loading={change.isPending}
      onClick={() => change.mutate(openTab())}
    >
      {words.preview}
    </Button>
  );
}

/** Opened at once, because browsers allow a new tab only as the direct result of a click. */
function openTab(): Window | null {
  const tab = window.open('', '_blank');
  // The page of a theme has no way back into the back office.
  if (tab) tab.opener = null;
  return tab;
}
