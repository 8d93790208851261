import type { BlockPlace } from '@awning/site-model';
import { ActionIcon } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { Icon, type IconName } from '../kit/icon.tsx';
import { FormatTools } from '../kit/rich-text/format-tools.tsx';
import type { FormatState, TextFormat } from '../kit/rich-text/formats.ts';
import { useTexts } from '../texts/texts.ts';
import { arrowDirections, placeAfter } from './block-tree.ts';
import { type Box, onScreen } from './boxes.ts';
import style from './builder.module.css';
import type { CanvasView } from './canvas-view.ts';
import { ColumnBorders } from './column-borders.tsx';
import { dropPlace, lineAt } from './drop-place.ts';
import { builderTexts } from './messages.ts';
import { PictureDrop } from './picture-drop.tsx';
import type { Builder } from './use-builder.ts';
import { useEdgeScroll } from './use-edge-scroll.ts';

interface CanvasToolsProps extends CanvasView {
  /** The text that is being edited in place. */
  readonly writing: WritingTools | undefined;
}

interface WritingTools {
  readonly isRich: boolean;
  readonly format: FormatState;
  readonly onFormat: (name: TextFormat, href?: string) => void;
}

/** The tools of the selected block, and the line that shows where a dragged one goes. */
export function CanvasTools(props: CanvasToolsProps) {
  const { builder, boxes, scroll, scale, isDragging, writing } = props;
  const { selected, selectedId: id } = builder;
  const drag = useDrag(props);
  const box = boxes.get(selected ?? '');
  const line = drag.place && lineAt(builder.document, boxes, drag.place);
  return (
    <div className={style['tools']}>
      {!writing && <ColumnBorders {...props} />}
      {writing?.isRich && box && <TextTools {...writing} box={onScreen(box, scroll, scale)} />}
      {!writing && id !== undefined && box && (
        <SelectedTools
          builder={builder}
          id={id}
          box={onScreen(box, scroll, scale)}
          drag={drag}
          isDragging={isDragging}
        />
      )}
      <PictureDrop {...props} />
      {line && <div className={style['line']} style={px(onScreen(line, scroll, scale))} data-drop-line />}
    </div>
  );
}

/** The formats of a text, above its block. */
function TextTools({ box, format, onFormat }: WritingTools & { readonly box: Box }) {
  const words = useTexts(builderTexts);
  return (
    <div
      className={style['bar']}
      role="toolbar"
      tabIndex={-1}
      aria-label={words.textToolbar}
      style={barPlace(box)}
      // The text keeps the cursor.
      onMouseDown={(event) => {
        if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
      }}
    >
      <FormatTools state={format} look={{ variant: 'filled', size: 30 }} onFormat={onFormat} />
    </div>
  );
}

interface SelectedToolsProps {
  readonly builder: Builder;
  readonly id: string;
  readonly box: Box;
  readonly drag: Drag;
  readonly isDragging: boolean;
}

const BAR_HEIGHT = 36;
const PLUS_HALF = 15;
const MAX_LOW = 160;
/** Above a narrow block there is only room for the bar. */
const MIN_PLUS_WIDTH = 200;
const MIN_PLUS_HEIGHT = 60;

function SelectedTools({ builder, id, box, drag, isDragging }: SelectedToolsProps) {
  const words = useTexts(builderTexts);
  const after = placeAfter(builder.document, builder.selected);
  const tool = (name: IconName, label: string, run: () => void) => (
    <ActionIcon variant="filled" size={30} aria-label={label} title={label} onClick={run}>
      <Icon name={name} size={16} />
    </ActionIcon>
  );
  return (
    <>
      <div className={style['bar']} role="toolbar" aria-label={words.toolbar} style={barPlace(box)}>
        <ActionIcon
          variant="filled"
          size={30}
          className={style['handle'] ?? ''}
          aria-label={words.move}
          title={words.move}
          {...drag.handle(id)}
        >
          <Icon name="lines" size={16} />
        </ActionIcon>
        {tool('up', words.moveUp, () => builder.step(id, 'up'))}
        {tool('down', words.moveDown, () => builder.step(id, 'down'))}
        {tool('copy', words.duplicate, () => builder.duplicate(builder.selectedIds))}
        {tool('trash', words.remove, () => builder.remove(builder.selectedIds))}
      </div>
      {!isDragging && (
        <>
          {box.width > MIN_PLUS_WIDTH && (
            <div className={style['plus']} style={{ left: box.left + box.width - PLUS_HALF, top: box.top }}>
              {tool('plus', words.addBefore, () => builder.askToAdd({ ...after, index: after.index - 1 }))}
            </div>
          )}
          <div className={style['plus']} style={{ left: box.left + box.width / 2, top: plusTop(box) }}>
            {tool('plus', words.addAfter, () => builder.askToAdd(after))}
          </div>
        </>
      )}
    </>
  );
}

/** On the lower edge; below a line of text, where the second click of a double click would hit it. */
function plusTop({ top, height }: Box): number {
  return top + height + (height < MIN_PLUS_HEIGHT ? PLUS_HALF : 0);
}

interface Drag {
  readonly place: BlockPlace | undefined;
  readonly handle: (id: string) => object;
}

/** Dragging by own pointer events: native ones do not reach a sealed frame. The arrow keys do the same. */
function useDrag({ builder, boxes, scroll, scale, frame, isDragging, onDragging, onScroll }: CanvasToolsProps): Drag {
  const [place, setPlace] = useState<BlockPlace>();
  const edge = useEdgeScroll(onScroll);

  function end(): void {
    onDragging(false);
    setPlace(undefined);
    edge.rest();
  }

  function follow(id: string, { clientX, clientY }: PointerEvent): void {
    const around = frame.current?.getBoundingClientRect();
    if (!around) return;
    const [x, y] = [clientX - around.left, clientY - around.top];
    setPlace(dropPlace(builder.document, boxes, id, { x: x / scale + scroll.x, y: y / scale + scroll.y }));
    edge.follow(frame.current, clientY);
  }

  return {
    place,
    handle: (id) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        onDragging(true);
      },
      onPointerMove: (event: PointerEvent) => {
        if (isDragging) follow(id, event);
      },
      onPointerUp: () => {
        if (isDragging && place) builder.move(id, place);
        end();
      },
      onPointerCancel: end,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') end();
        if (!Object.hasOwn(arrowDirections, event.key)) return;
        event.preventDefault();
        builder.step(id, arrowDirections[event.key as keyof typeof arrowDirections]);
      },
    }),
  };
}

/** Above the block; below a low one at the upper edge, such as those of a header, which it would cover. */
function barPlace({ left, top, height }: Box) {
  const isBelow = top >= 0 && top < BAR_HEIGHT && height < MAX_LOW;
  return { left: Math.max(left, 0), top: isBelow ? top + height + PLUS_HALF : Math.max(top - BAR_HEIGHT, 0) };
}

function px({ left, top, width }: Box) {
  return { left, top, width };
}
