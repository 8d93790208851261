import { useElementSize } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { fitFrame } from '../builder/frame-widths.ts';
import type { CanvasCommand, CanvasMessage } from '../builder/protocol.ts';
import { usePort } from '../builder/use-port.ts';
import style from './publish.module.css';
import type { PageReport } from './report.ts';

/** Longer than the frame waits for its pictures. */
const MAX_CHECK_MS = 30_000;

export type ShownWidth = 'desktop' | 'phone';

interface SealedFrameProps {
  readonly title: string;
  /** The address of a version. */
  readonly path: string;
  readonly width: ShownWidth;
  /** The block that is brought into sight. */
  readonly block: string | null;
  /** The script that checks the page; without it nothing is checked. */
  readonly checker?: string | undefined;
  /** Undefined if the page cannot be checked. */
  readonly onReport?: (report: PageReport | undefined) => void;
}

/** A version of the page as visitors see it, sealed off from the back office (D-179). */
export function SealedFrame({ title, path, width, block, checker, onReport }: SealedFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { ref: space, width: roomWidth, height: roomHeight } = useElementSize();
  const fit = fitFrame(width, { width: roomWidth, height: roomHeight });
  const { port, isOpen, open } = usePort(receive);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onReport);
  useEffect(() => {
    latest.current = onReport;
  });

  function receive(message: CanvasMessage): void {
    if (message.kind !== 'report') return;
    clearTimeout(timer.current);
    latest.current?.(message.report ?? undefined);
  }

  useEffect(() => {
    if (!isOpen || checker === undefined) return undefined;
    const send = (command: CanvasCommand) => port.current?.postMessage(command);
    send({ kind: 'load', code: checker });
    send({ kind: 'check' });
    timer.current = setTimeout(() => latest.current?.(undefined), MAX_CHECK_MS);
    return () => clearTimeout(timer.current);
  }, [port, isOpen, checker]);
  useEffect(() => {
    if (!isOpen) return;
    const command: CanvasCommand = { kind: 'select', area: 'layout', id: block, isRevealed: true };
    port.current?.postMessage(command);
  }, [port, isOpen, block]);

  return (
    <div ref={space} className={style['space']}>
      <div className={style['room']} style={{ width: fit.width * fit.scale }}>
        <iframe
          ref={frame}
          className={style['frame']}
          data-sealed-frame
          title={title}
          tabIndex={-1}
          sandbox="allow-scripts"
          src={path}
          style={{ width: fit.width, height: fit.height, transform: `scale(${fit.scale})` }}
          onLoad={() => {
            if (!isOpen && frame.current?.contentWindow) open(frame.current.contentWindow);
          }}
        />
      </div>
    </div>
  );
}
