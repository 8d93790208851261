import { copyBlocks } from '@awning/site-model';
import { notifications } from '@mantine/notifications';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../app/session.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { clipText, readClipText } from './clip-text.ts';
import { builderTexts } from './messages.ts';
import { type PictureTarget, pasteTarget } from './picture-target.ts';
import type { Builder } from './use-builder.ts';

type TakePictures = (target: PictureTarget, files: readonly File[]) => void;

/** Fields and dialogs have a clipboard of their own. */
const elsewhere = 'input, textarea, select, [contenteditable="true"], [role="dialog"]';

/**
 * Copies, cuts and pastes blocks by the browser's own events, which need no permission and come from every way of doing so.
 * The canvas is another document and tells its events by messages.
 */
export function useClipboard(builder: Builder, onChanged: () => void, onPictures: TakePictures) {
  const words = useTexts(builderTexts);
  const common = useTexts(commonTexts);
  const website = useSession().website.id;
  const { document: layout, selectedIds } = builder;

  const text = useMemo(() => {
    const clip = copyBlocks(layout, selectedIds);
    return clip && clipText(clip, website);
  }, [layout, selectedIds, website]);
  const [kept, setKept] = useState(readKept);
  function keep(taken: string): void {
    setKept(taken);
    writeKept(taken);
  }
  const take = (act: 'copy' | 'cut') => () => {
    if (text === undefined) return;
    // Elsewhere it is pasted with the keys; where the browser refuses it, the buttons work all the same.
    void navigator.clipboard?.writeText(text).catch(() => undefined);
    clipboard.onTaken(act);
  };
  const clipboard = {
    /** What is selected; undefined if nothing is. */
    text,
    copy: take('copy'),
    cut: take('cut'),
    /** Whether something was copied here: without a key the browser's own clipboard cannot be read unasked. */
    hasKept: kept !== null,
    pasteKept: () => clipboard.paste(kept ?? ''),
    /** The text was put into the clipboard. */
    onTaken(act: 'copy' | 'cut'): void {
      if (text !== undefined) keep(text);
      if (act === 'copy') {
        builder.say(words.copied(builder.nameOf(selectedIds)));
        return;
      }
      builder.remove(selectedIds);
      onChanged();
    },
    pasteFiles: (files: readonly File[]) => onPictures(pasteTarget(layout, builder.selected), files),
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
      const found = event.clipboardData?.getData('text/plain') ?? '';
      const files = [...(event.clipboardData?.files ?? [])];
      // Words are pasted as words, also where a program adds a picture of them.
      if (found === '' && files.length > 0) latest.current.pasteFiles(files);
      else latest.current.paste(found);
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

/** For this window alone, until it is closed: drafts must not stay on somebody else's computer. */
const KEPT = 'builder-clip';

function readKept(): string | null {
  return sessionStorage.getItem(KEPT);
}

function writeKept(text: string): void {
  try {
    sessionStorage.setItem(KEPT, text);
  } catch {
    // It is too long for the browser; on this page it can be pasted all the same.
  }
}

function isElsewhere({ target }: Event): boolean {
  return target instanceof Element && target.closest(elsewhere) !== null;
}
