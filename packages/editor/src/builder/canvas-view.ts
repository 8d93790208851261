import type { RefObject } from 'react';
import type { Boxes } from './boxes.ts';
import type { Point } from './drop-place.ts';
import type { PictureTarget } from './picture-target.ts';
import type { Builder } from './use-builder.ts';

/** What everything needs that is drawn above the page. */
export interface CanvasView {
  readonly builder: Builder;
  readonly boxes: Boxes;
  readonly scroll: Point;
  /** How large a pixel of the page is on the screen. */
  readonly scale: number;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly isDragging: boolean;
  readonly onDragging: (isDragging: boolean) => void;
  readonly onScroll: (by: number) => void;
  /** Pictures were dropped onto the page. */
  readonly onPictures: (target: PictureTarget, files: readonly File[]) => void;
}
