import { useElementSize, useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import builder from '../builder/builder.module.css';
import { type FrameWidth, fitFrame } from '../builder/frame-widths.ts';
import type { CanvasCommand } from '../builder/protocol.ts';
import { usePort } from '../builder/use-port.ts';
import { useTexts } from '../texts/texts.ts';
import { themeSettingsTexts } from './settings-messages.ts';
import type { ShownLook } from './use-look.ts';

interface DesignFrameProps {
  /** The address of the draft. */
  readonly path: string;
  readonly width: FrameWidth;
  /** Undefined as long as the page is as it was loaded. */
  readonly look: ShownLook | undefined;
  /** The frame shows something else: a link in it was followed after all. */
  readonly onAstray: () => void;
}

/** A page of the website with the look that is being made, sealed off from the back office (D-179). */
export function DesignFrame({ path, width, look, onAstray }: DesignFrameProps) {
  const words = useTexts(themeSettingsTexts);
  const frame = useRef<HTMLIFrameElement>(null);
  const { ref: space, ...room } = useElementSize();
  // A phone shows the page in its own width.
  const isNarrow = useMediaQuery('(max-width: 61.99em)');
  const fit = room.width > 0 && !isNarrow ? fitFrame(width, room) : undefined;
  const { port, isOpen, open } = usePort(ignore);
  const { css, classes, value } = look ?? {};
  useEffect(() => {
    if (!isOpen || css === undefined || classes === undefined) return;
    port.current?.postMessage({ kind: 'look', css, classes } satisfies CanvasCommand);
  }, [port, isOpen, css, classes]);
  useEffect(() => {
    if (isOpen && value !== undefined) port.current?.postMessage({ kind: 'live', value } satisfies CanvasCommand);
  }, [port, isOpen, value]);
  return (
    <div ref={space} className={builder['space']}>
      <div className={builder['room']} style={fit ? { width: fit.width * fit.scale } : {}} data-frame-width={width}>
        <iframe
          ref={frame}
          className={builder['frame']}
          data-preview-frame
          title={words.page}
          tabIndex={-1}
          sandbox="allow-scripts"
          src={path}
          style={fit ? { width: fit.width, height: fit.height, transform: `scale(${fit.scale})` } : {}}
          onLoad={() => {
            if (isOpen) onAstray();
            else if (frame.current?.contentWindow) open(frame.current.contentWindow);
          }}
        />
      </div>
    </div>
  );
}

/** Nothing that happens on the page means anything here. */
function ignore(): void {}
