import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../texts/texts.ts';
import { blockKey } from './block-tree.ts';
import { onScreen } from './boxes.ts';
import style from './builder.module.css';
import type { CanvasView } from './canvas-view.ts';
import { lineAt, type Point } from './drop-place.ts';
import { builderTexts } from './messages.ts';
import { dropTarget, gapNow, type PictureTarget } from './picture-target.ts';
import { useEdgeScroll } from './use-edge-scroll.ts';

/** Takes files that are dragged onto the page from elsewhere, and shows where they would go. */
export function PictureDrop(props: CanvasView) {
  const { builder, boxes, scroll, scale } = props;
  const words = useTexts(builderTexts);
  const target = useFileDrag(props);
  if (!target) return null;
  if (target.kind === 'new') {
    const line = lineAt(builder.document, boxes, gapNow(builder.document, target));
    if (!line) return null;
    const { left, top, width } = onScreen(line, scroll, scale);
    return <div className={style['line']} style={{ left, top, width }} data-drop-line />;
  }
  const box = boxes.get(blockKey(target.id));
  if (!box) return null;
  return (
    <div className={style['goal']} style={{ ...onScreen(box, scroll, scale) }} data-drop-goal={target.kind}>
      <span className={style['goalName']}>
        {target.kind === 'gallery' ? words.dropIntoGallery : words.dropReplaces}
      </span>
    </div>
  );
}

/**
 * A sealed frame gets no events of a drag that comes from outside, so the window takes them, and the frame lets them through
 * meanwhile. Wherever a file is dropped, the browser must not open it in place of the editor.
 */
function useFileDrag({ builder, boxes, scroll, scale, frame, onDragging, onScroll, onPictures }: CanvasView) {
  const [target, setTarget] = useState<PictureTarget>();
  const edge = useEdgeScroll(onScroll);

  function end(): void {
    onDragging(false);
    setTarget(undefined);
    edge.rest();
  }
  function targetOf(event: DragEvent): PictureTarget | undefined {
    const point = pointIn(frame, event);
    if (!point || isInDialog(event)) return undefined;
    return dropTarget(builder.document, boxes, { x: point.x / scale + scroll.x, y: point.y / scale + scroll.y });
  }
  const listeners = {
    dragenter: () => onDragging(true),
    dragover(event: DragEvent): void {
      event.preventDefault();
      const next = targetOf(event);
      if (event.dataTransfer) event.dataTransfer.dropEffect = next ? 'copy' : 'none';
      setTarget(next);
      edge.follow(frame.current, next && event.clientY);
    },
    dragleave({ relatedTarget }: DragEvent): void {
      // Out of the window, not from one part of it to the next.
      if (relatedTarget === null) end();
    },
    drop(event: DragEvent): void {
      event.preventDefault();
      const goal = targetOf(event);
      const files = [...(event.dataTransfer?.files ?? [])];
      end();
      if (goal && files.length > 0) onPictures(goal, files);
    },
  };
  const latest = useRef(listeners);
  useLayoutEffect(() => {
    latest.current = listeners;
  });
  useEffect(() => {
    const names = ['dragenter', 'dragover', 'dragleave', 'drop'] as const;
    const hear = names.map(
      (name) => [name, (event: DragEvent) => hasFiles(event) && latest.current[name](event)] as const,
    );
    for (const [name, listener] of hear) document.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of hear) document.removeEventListener(name, listener);
    };
  }, []);
  return target;
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true;
}

function pointIn(frame: RefObject<HTMLElement | null>, { clientX, clientY }: DragEvent): Point | undefined {
  const around = frame.current?.getBoundingClientRect();
  if (!around) return undefined;
  const isInside = clientX >= around.left && clientX < around.right && clientY >= around.top && clientY < around.bottom;
  return isInside ? { x: clientX - around.left, y: clientY - around.top } : undefined;
}

function isInDialog({ target }: Event): boolean {
  return target instanceof Element && target.closest('[role="dialog"]') !== null;
}
