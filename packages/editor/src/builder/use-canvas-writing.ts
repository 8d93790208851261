import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FormatState, TextFormat } from '../kit/rich-text/formats.ts';
import { hear, type Told } from './echo.ts';
import type { CanvasCommand, CanvasMessage } from './protocol.ts';
import { useWriterCode } from './use-writer-code.ts';
import type { Writing } from './use-writing.ts';

interface Line {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly port: RefObject<MessagePort | undefined>;
  readonly isOpen: boolean;
}

/** Keeps the text that is edited in place the same in the frame and in the layout. */
export function useCanvasWriting({ frame, port, isOpen }: Line, writing: Writing, onUnwritable: () => void) {
  const { written } = writing;
  const place = written && `${written.id}/${written.name}`;
  const { code, hasFailed } = useWriterCode(place !== undefined);
  const [format, setFormat] = useState<FormatState>({ active: [], href: '' });
  /** What the frame has told of the text, or was told. */
  const told = useRef<Told>([]);
  const isLoaded = useRef(false);
  const isReady = isOpen && code !== undefined;

  useEffect(() => {
    if (!isReady || isLoaded.current) return;
    isLoaded.current = true;
    port.current?.postMessage({ kind: 'load', code } satisfies CanvasCommand);
  }, [port, isReady, code]);
  useEffect(() => {
    if (!isReady || place === undefined) return undefined;
    const rest: CanvasCommand = { kind: 'rest' };
    const { current: opened } = port;
    told.current = [];
    // By a message alone the focus does not move.
    if (document.activeElement !== frame.current) frame.current?.focus();
    return () => opened?.postMessage(rest, []);
  }, [frame, port, isReady, place]);
  useEffect(() => {
    if (!isReady || !written) return;
    const heard = hear(told.current, written.value);
    told.current = heard.told;
    if (heard.isNew) port.current?.postMessage({ kind: 'write', ...written } satisfies CanvasCommand);
  }, [port, isReady, written]);
  const latest = useRef(giveUp);
  useLayoutEffect(() => {
    latest.current = giveUp;
  });
  useEffect(() => {
    if (place !== undefined && hasFailed) latest.current();
  }, [place, hasFailed]);

  function giveUp(): void {
    writing.stop();
    onUnwritable();
  }

  return {
    /** What the frame says about the text. It may only write what it was asked to. */
    receive(message: Extract<CanvasMessage, { kind: 'text' | 'format' | 'unwritable' }>): void {
      if (message.kind === 'format') setFormat(message);
      else if (message.kind === 'unwritable') giveUp();
      else if (message.id === written?.id && message.name === written.name) {
        told.current = [...told.current, message.value];
        writing.write(message.value, message.run);
      }
    },
    /** For the text that is being edited. */
    tools: written && {
      isRich: written.isRich,
      format,
      onFormat(name: TextFormat, href?: string): void {
        frame.current?.focus();
        port.current?.postMessage({
          kind: 'format',
          name,
          ...(href !== undefined && { href }),
        } satisfies CanvasCommand);
      },
    },
  };
}
