import type { PointerEvent } from 'react';

/**
 * For a button whose place changes while somebody presses it, as when totals arrive: without this, a press that begins on the button
 * and ends beside it is no click. A pointer that itself moves away still takes the press back.
 */
export const steadyPress = {
  onPointerDown({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>): void {
    currentTarget.setPointerCapture(pointerId);
    const onMove = (move: globalThis.PointerEvent) => {
      if (Math.hypot(move.clientX - clientX, move.clientY - clientY) > SLACK_PX) {
        currentTarget.releasePointerCapture(pointerId);
      }
    };
    currentTarget.addEventListener('pointermove', onMove);
    currentTarget.addEventListener(
      'lostpointercapture',
      () => currentTarget.removeEventListener('pointermove', onMove),
      { once: true },
    );
  },
} as const;

/** How far a hand that means to stay may tremble. */
const SLACK_PX = 20;
