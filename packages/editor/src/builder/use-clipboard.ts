import { copyBlocks } from '@awning/site-model';
import { notifications } from '@mantine/notifications';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useSession } from '../app/session.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { clipText, readClipText } from './clip-text.ts';
import { builderTexts } from './messages.ts';
import type { Builder } from './use-builder.ts';

/** Fields and dialogs have a clipboard of their own. */
const elsewhere = 'input, textarea, select, [contenteditable="true"], [role="dialog"]';

/**
 * Copies, cuts and pastes blocks by the browser's own events, which need no permission and come from every way of doing so.
 * The canvas is another document and tells its events by messages.
 */
export function useClipboard(builder: Builder, onChanged: () => void) {
  const words = useTexts(builderTexts);
  const common = useTexts(commonTexts);
  const website = useSession().website.id;
  const { document: layout, selectedIds } = builder;

  const text = useMemo(() => {
    const clip = copyBlocks(layout, selectedIds);
    return clip && clipText(clip, website);
  }, [layout, selectedIds, website]);
  const clipboard = {
    /** What is selected; undefined if nothing is. */
    text,
    /** The text was put into the clipboard. */
    onTaken(act: 'copy' | 'cut'): void {
      if (act === 'copy') {
        builder.say(words.copied(builder.nameOf(selectedIds)));
        return;
      }
      builder.remove(selectedIds);
      onChanged();
    },
    paste(found: string): void {
      const pasted = readClipText(found, website);
      if (!builder.paste(pasted?.clip)) return;
      onChanged();
      if (!pasted?.isStripped) return;
      notifications.show({ message: words.stripped, closeButtonProps: { 'aria-label': common.close } });
    },
  };
  const latest = useRef(clipboard);
  useLayoutEffect(() => {
    latest.current = clipboard;
  });
  useEffect(() => {
    function take(event: ClipboardEvent): void {
      if (isElsewhere(event) || document.getSelection()?.isCollapsed === false) return;
      const { current } = latest;
      if (current.text === undefined) return;
      event.preventDefault();
      event.clipboardData?.setData('text/plain', current.text);
      current.onTaken(event.type === 'cut' ? 'cut' : 'copy');
    }
    function paste(event: ClipboardEvent): void {
      if (isElsewhere(event)) return;
      event.preventDefault();
      latest.current.paste(event.clipboardData?.getData('text/plain') ?? '');
    }
    const listeners = [
      ['copy', take],
      ['cut', take],
      ['paste', paste],
    ] as const;
    for (const [name, listener] of listeners) document.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) document.removeEventListener(name, listener);
    };
  }, []);
  return clipboard;
}

export type Clipboard = ReturnType<typeof useClipboard>;

function isElsewhere({ target }: Event): boolean {
  return target instanceof Element && target.closest(elsewhere) !== null;
}
