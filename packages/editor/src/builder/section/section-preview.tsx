import type { LayoutDocument } from '@awning/site-model';
import { Button, SegmentedControl } from '@mantine/core';
import { useElementSize, useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useLanguage, useTexts } from '../../texts/texts.ts';
import { blockKey } from '../block-tree.ts';
import { type Boxes, boxesOf, onScreen } from '../boxes.ts';
import { fitFrame } from '../frame-widths.ts';
import type { CanvasCommand, CanvasMessage } from '../protocol.ts';
import { useDrawing } from '../use-drawing.ts';
import { usePort } from '../use-port.ts';
import { sectionTexts } from './messages.ts';
import style from './section.module.css';
import { type Section, sectionOf } from './section.ts';
import type { SectionHost } from './section-host.ts';

interface SectionPreviewProps {
  readonly host: SectionHost;
  readonly path: string;
  /** The sections of one category, as the content of the page. */
  readonly drawn: { readonly sections: readonly Section[]; readonly layout: LayoutDocument };
  readonly shown: Section;
  readonly onShow: (section: Section) => void;
  readonly onChoose: (section: Section) => void;
}

type Width = 'desktop' | 'phone';
const MARGIN = 24;

/** Sections on the real page, in a sealed frame like that of the canvas. */
export function SectionPreview({ host, path, drawn, shown, onShow, onChoose }: SectionPreviewProps) {
  const words = useTexts(sectionTexts);
  const own = useLanguage();
  const frame = useRef<HTMLIFrameElement>(null);
  // A phone shows the page in its own width.
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const [width, setWidth] = useState<Width>(isNarrow ? 'phone' : 'desktop');
  const { ref: space, width: roomWidth, height: roomHeight } = useElementSize();
  const fit = fitFrame(width, { width: roomWidth, height: roomHeight });
  // The page itself has been loaded, but what is wanted is always something else.
  const { picture, isRefused } = useDrawing(host.draw, drawn.layout, host.language, '');
  const html = picture?.html;
  const marks = useRef<readonly string[]>([]);
  const [boxes, setBoxes] = useState<Boxes>(new Map());
  const [scroll, setScroll] = useState({ x: 0, y: 0 });
  const { port, isOpen, open } = usePort(receive);

  function receive(message: CanvasMessage): void {
    if (message.kind === 'marks') marks.current = message.marks;
    else if (message.kind === 'boxes') setBoxes(boxesOf(marks.current, message.boxes));
    else if (message.kind === 'scroll') setScroll(message);
    else if (message.kind === 'select' || message.kind === 'write') {
      const section = sectionOf(drawn.sections, message.id);
      if (section && message.kind === 'write') onChoose(section);
      else if (section) onShow(section);
    }
  }

  useEffect(() => {
    if (isOpen && html !== undefined) port.current?.postMessage({ kind: 'content', html } satisfies CanvasCommand);
  }, [port, isOpen, html]);
  const { area } = host;
  useEffect(() => {
    const entered: CanvasCommand = { kind: 'select', area, id: null, isRevealed: false };
    if (isOpen) port.current?.postMessage(entered);
  }, [port, isOpen, area]);
  const { name } = shown;
  const box = boxes.get(keyOf(shown));
  const isThere = box !== undefined;
  // Pictures that arrive, and another width, bring it elsewhere.
  const top = box?.top;
  const latest = useRef(scroll);
  useEffect(() => {
    latest.current = scroll;
  });
  useEffect(() => {
    if (!isOpen || top === undefined) return;
    const by = top - latest.current.y - MARGIN;
    port.current?.postMessage({ kind: 'select', area, id: `${name}-0`, isRevealed: false } satisfies CanvasCommand);
    port.current?.postMessage({ kind: 'scroll', by } satisfies CanvasCommand);
  }, [port, isOpen, area, name, top]);

  return (
    <div className={style['preview']}>
      <SegmentedControl
        className={style['widths'] ?? ''}
        aria-label={words.width}
        value={width}
        onChange={setWidth}
        data={[
          { value: 'desktop', label: words.widths.desktop },
          { value: 'phone', label: words.widths.phone },
        ]}
      />
      <div ref={space} className={style['space']}>
        {isRefused && <p className={style['hint']}>{words.notDrawn}</p>}
        <div className={style['room']} style={{ width: fit.width * fit.scale }}>
          <iframe
            ref={frame}
            className={style['frame']}
            data-section-frame
            // Until the sections are there it shows the page itself.
            data-waiting={!isThere}
            title={words.preview}
            tabIndex={-1}
            sandbox="allow-scripts"
            src={path}
            style={{ width: fit.width, height: fit.height, transform: `scale(${fit.scale})` }}
            onLoad={() => {
              if (!isOpen && frame.current?.contentWindow) open(frame.current.contentWindow);
            }}
          />
          {drawn.sections.map((section) => {
            const found = boxes.get(keyOf(section));
            if (!found) return null;
            const { left, top, width: wide } = onScreen(found, scroll, fit.scale);
            return (
              <Button
                key={section.name}
                size="compact-sm"
                className={style['add'] ?? ''}
                style={{ left: left + wide, top }}
                // The list is the way by keyboard.
                tabIndex={-1}
                aria-label={words.insert(section.title[own])}
                onClick={() => onChoose(section)}
              >
                {words.insertShort}
              </Button>
            );
          })}
        </div>
      </div>
    </div>
  );
}

function keyOf({ name }: Section): string {
  return blockKey(`${name}-0`);
}
