const tallestFramePx = 4000;

/** The height that a frame with the owner's code reports; its other messages are ignored. */
export function reportedHeight({ data }: Pick<MessageEvent, 'data'>): number | undefined {
  const told = (data as { readonly awningFrameHeight?: unknown } | null)?.awningFrameHeight;
  return typeof told === 'number' ? Math.min(Math.max(0, Math.ceil(told)), tallestFramePx) : undefined;
}
