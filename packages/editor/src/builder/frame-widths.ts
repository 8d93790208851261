/** The widths at which the canvas lays out the page (PAGE-019, D-005). A desktop is as wide as there is room, and never narrower than this. */
export const frameWidths = { phone: 375, tablet: 768, desktop: 1280 } as const;

export type FrameWidth = keyof typeof frameWidths;

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface FrameFit extends Size {
  /** How large a pixel of the page is on the screen: smaller than one where the page is wider than the room. */
  readonly scale: number;
}

/** The size of the frame in pixels of the page, so that it fits into the room. */
export function fitFrame(name: FrameWidth, room: Size): FrameFit {
  const width = name === 'desktop' ? Math.max(frameWidths.desktop, room.width) : frameWidths[name];
  const scale = Math.min(1, room.width / width);
  return { width, height: room.height / scale, scale };
}
