import type { KeyboardEvent, PointerEvent } from 'react';
import { useState } from 'react';
import { useTexts } from '../texts/texts.ts';
import { onScreen } from './boxes.ts';
import style from './builder.module.css';
import type { CanvasView } from './canvas-view.ts';
import { borderAt, bordersOf, type ColumnBorder, rowAround, spansAt, spansMoved } from './column-border.ts';
import { builderTexts } from './messages.ts';

interface Resized {
  readonly border: ColumnBorder;
  readonly spans: readonly number[];
}

/** Handles between the columns of the selected row: dragged along its grid, or moved by the arrow keys. */
export function ColumnBorders(props: CanvasView) {
  const { builder, boxes, scroll, scale, frame, isDragging, onDragging, onScroll } = props;
  const words = useTexts(builderTexts);
  const [resized, setResized] = useState<Resized>();
  const row = rowAround(builder.document, builder.selected);
  if (!row || (isDragging && !resized)) return null;

  function end(): void {
    onDragging(false);
    setResized(undefined);
  }

  const handle = (border: ColumnBorder) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      onDragging(true);
      setResized({ border, spans: border.spans });
    },
    onPointerMove: ({ clientX }: PointerEvent) => {
      const around = frame.current?.getBoundingClientRect();
      if (!resized || !around) return;
      setResized({ ...resized, spans: spansAt(resized.border, (clientX - around.left) / scale + scroll.x) });
    },
    onPointerUp: () => {
      if (resized) builder.resize(border.row, resized.spans);
      end();
    },
    onPointerCancel: end,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && resized) end();
      const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (way === undefined) return;
      event.preventDefault();
      builder.resize(border.row, spansMoved(border, way * Math.sign(border.grid.step)));
    },
    // The page scrolls under it.
    onWheel: ({ deltaY }: { readonly deltaY: number }) => onScroll(deltaY),
  });

  return bordersOf(row, boxes).map((border) => {
    const { column, box } = border;
    const own = resized?.border.column === column ? resized : undefined;
    const spans = own?.spans ?? border.spans;
    const place = onScreen(own ? { ...box, left: borderAt(own.border, own.spans) } : box, scroll, scale);
    return (
      <div
        key={`${border.row}/${column}`}
        className={style['border']}
        style={{ left: place.left, top: place.top, height: place.height }}
        // A rule cannot hold the widths that are shown while it is dragged.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={words.columnBorder(column + 1)}
        aria-valuenow={spans[column] ?? 0}
        aria-valuemin={1}
        aria-valuemax={(spans[column] ?? 0) + (spans[column + 1] ?? 0) - 1}
        aria-valuetext={spans.join(' : ')}
        title={words.columnBorder(column + 1)}
        data-resized={own !== undefined}
        {...handle(border)}
      >
        {own && <span className={style['spans']}>{spans.join(' : ')}</span>}
      </div>
    );
  });
}
