import { useElementSize, useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../texts/texts.ts';
import { blockKey } from './block-tree.ts';
import { type Boxes, boxesOf } from './boxes.ts';
import style from './builder.module.css';
import { CanvasTools } from './canvas-tools.tsx';
import { type FrameWidth, fitFrame } from './frame-widths.ts';
import { builderTexts } from './messages.ts';
import type { PictureTarget } from './picture-target.ts';
import type { PressedKey } from './press-key.ts';
import type { CanvasCommand, CanvasMessage } from './protocol.ts';
import type { Builder } from './use-builder.ts';
import { useCanvasWriting } from './use-canvas-writing.ts';
import type { Clipboard } from './use-clipboard.ts';
import { usePort } from './use-port.ts';
import type { Writing } from './use-writing.ts';

interface CanvasProps {
  readonly builder: Builder;
  /** The address of the draft. */
  readonly path: string;
  /** Whether most of the page is not edited. */
  readonly isPart: boolean;
  /** Newly drawn content; without a picture as long as the page is as it was loaded. */
  readonly drawing: { readonly picture: { readonly html: string } | undefined; readonly isNewest: boolean };
  readonly writing: Writing;
  readonly clipboard: Clipboard;
  readonly width: FrameWidth;
  readonly onKey: (key: PressedKey) => void;
  /** A text of the block is wanted. */
  readonly onWrite: (id: string, name: string | undefined) => void;
  readonly onUnwritable: () => void;
  /** Pictures were dropped onto the page. */
  readonly onPictures: (target: PictureTarget, files: readonly File[]) => void;
  /** The frame shows something else: a link in it was followed after all. */
  readonly onAstray: () => void;
}

/** The real page in a sealed frame (D-179), with the tools for the selected block above it. */
export function Canvas(props: CanvasProps) {
  const {
    builder,
    path,
    isPart,
    drawing,
    writing,
    clipboard,
    width,
    onKey,
    onWrite,
    onUnwritable,
    onPictures,
    onAstray,
  } = props;
  const html = drawing.picture?.html;
  const { area, selectedId } = builder;
  const words = useTexts(builderTexts);
  const frame = useRef<HTMLIFrameElement>(null);
  const { ref: space, width: roomWidth, height: roomHeight } = useElementSize();
  // A phone shows the page in its own width.
  const isNarrow = useMediaQuery('(max-width: 61.99em)');
  const isMeasured = roomWidth > 0 && !isNarrow;
  const fit = isMeasured ? fitFrame(width, { width: roomWidth, height: roomHeight }) : undefined;
  const scale = fit?.scale ?? 1;
  const { port, isOpen, open } = usePort(receive);
  const text = useCanvasWriting({ frame, port, isOpen }, writing, onUnwritable);
  const marks = useRef<readonly string[]>([]);
  const [boxes, setBoxes] = useState<Boxes>(new Map());
  const [scroll, setScroll] = useState({ x: 0, y: 0 });
  const [isDragging, setDragging] = useState(false);
  /** What was clicked on in the frame is in sight already. */
  const clicked = useRef<string>(undefined);
  const send = (command: CanvasCommand) => port.current?.postMessage(command);

  function receive(message: CanvasMessage): void {
    switch (message.kind) {
      case 'select':
        clicked.current = `${message.area} ${message.id}`;
        writing.stop();
        // What the page says next is about this area.
        flushSync(() => builder.enter(message.area));
        builder.select(message.id === null ? null : blockKey(message.id));
        return;
      case 'write':
        onWrite(message.id, message.name);
        return;
      case 'text':
      case 'format':
      case 'unwritable':
        text.receive(message);
        return;
      case 'key':
        onKey(message);
        return;
      case 'taken':
        clipboard.onTaken(message.act);
        return;
      case 'paste':
        clipboard.paste(message.text);
        return;
      case 'files':
        clipboard.pasteFiles(message.files);
        return;
      case 'marks':
        marks.current = message.marks;
        return;
      case 'boxes':
        setBoxes(boxesOf(marks.current, message.boxes));
        return;
      case 'scroll':
        setScroll(message);
    }
  }

  useEffect(() => {
    const id = selectedId ?? null;
    const isRevealed = clicked.current !== `${area} ${id}`;
    if (isOpen) port.current?.postMessage({ kind: 'select', area, id, isRevealed } satisfies CanvasCommand);
    clicked.current = undefined;
  }, [port, isOpen, area, selectedId]);
  useEffect(() => {
    if (isOpen && isPart) port.current?.postMessage({ kind: 'shade' } satisfies CanvasCommand);
  }, [port, isOpen, isPart]);
  useEffect(() => {
    if (isOpen && html !== undefined) port.current?.postMessage({ kind: 'content', html });
  }, [port, isOpen, html]);
  const clip = isOpen && !writing.written ? clipboard.text : undefined;
  useEffect(() => {
    if (isOpen) port.current?.postMessage({ kind: 'clip', text: clip } satisfies CanvasCommand);
  }, [port, isOpen, clip]);
  // While it was written, the text was left out of what was drawn.
  const { isNewest } = drawing;
  const wasWritten = useRef(false);
  const isWritten = text.tools !== undefined;
  useEffect(() => {
    const isOver = wasWritten.current && !isWritten;
    wasWritten.current = isWritten;
    if (isOver && isOpen && isNewest && html !== undefined) port.current?.postMessage({ kind: 'content', html });
  }, [port, isOpen, isWritten, isNewest, html]);

  return (
    <div ref={space} className={style['space']}>
      <div className={style['room']} style={fit ? { width: fit.width * scale } : {}} data-frame-width={width}>
        <iframe
          ref={frame}
          className={style['frame']}
          data-preview-frame
          title={words.canvas}
          // The way by keyboard is the outline; a page has dozens of links.
          tabIndex={-1}
          sandbox="allow-scripts"
          src={path}
          style={{
            ...(fit && { width: fit.width, height: fit.height }),
            ...(scale < 1 && { transform: `scale(${scale})` }),
            ...(isDragging && { pointerEvents: 'none' }),
          }}
          onLoad={() => {
            if (isOpen) onAstray();
            else if (frame.current?.contentWindow) open(frame.current.contentWindow);
          }}
        />
        <CanvasTools
          builder={builder}
          boxes={boxes}
          scroll={scroll}
          scale={scale}
          frame={frame}
          isDragging={isDragging}
          onDragging={setDragging}
          onScroll={(by) => send({ kind: 'scroll', by: by / scale })}
          onPictures={onPictures}
          writing={text.tools}
        />
      </div>
    </div>
  );
}
