import { reportedHeight } from './reported-height.ts';

/** Gives every frame of an embed block the height of its content, also those that a theme adds later. */
export function fitFrames(): void {
  addEventListener('message', (event) => {
    const height = reportedHeight(event);
    const frame = height === undefined ? undefined : framesOfPage().find((one) => one.contentWindow === event.source);
    if (frame !== undefined) frame.height = String(height);
  });
  // A frame that was faster than this script is asked again.
  for (const frame of framesOfPage()) frame.contentWindow?.postMessage('height', '*');
}

function framesOfPage(): HTMLIFrameElement[] {
  return [...document.querySelectorAll<HTMLIFrameElement>('iframe.awning-owner-frame')];
}
