import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { Icon } from '../icon.tsx';
import style from './drop-area.module.css';
import { uploadTexts } from './messages.ts';

interface DropAreaProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** Takes files that are dropped or pasted anywhere on the screen. Text that is pasted into a field stays text. */
export function DropArea({ onFiles, children }: DropAreaProps) {
  const words = useTexts(uploadTexts);
  const [isOver, setOver] = useState(false);
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  });
  useEffect(() => {
    // Entering a child leaves its parent, so the two are counted.
    let depth = 0;
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
    const enter = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth += 1;
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth -= 1;
      if (depth <= 0) setOver(false);
    };
    const over = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      depth = 0;
      setOver(false);
      give(event.dataTransfer?.files);
    };
    const paste = (event: ClipboardEvent) => {
      if (!event.clipboardData?.files.length) return;
      event.preventDefault();
      give(event.clipboardData.files);
    };
    const give = (files: FileList | undefined) => {
      if (files && files.length > 0) take.current([...files]);
    };
    const listeners = { dragenter: enter, dragleave: leave, dragover: over, drop, paste };
    const all = Object.entries(listeners) as [string, EventListener][];
    for (const [name, listener] of all) document.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of all) document.removeEventListener(name, listener);
    };
  }, []);
  return (
    <>
      {children}
      {isOver && (
        <div className={style['over']}>
          <p className={style['words']}>
            <Icon name="upload" size={28} />
            {words.drop}
          </p>
        </div>
      )}
    </>
  );
}
