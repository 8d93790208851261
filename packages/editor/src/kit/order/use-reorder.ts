import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react';

interface Drag {
  readonly from: number;
  /** Where it would be put: before the entry of this place. */
  readonly gap: number;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves the entries of a list by grips: with the mouse, a finger, or the arrow keys. Entries are marked with `data-entry`. */
export function useReorder(list: RefObject<HTMLElement | null>, move: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>();

  function gapAt(y: number): number {
    const entries = [...(list.current?.querySelectorAll(':scope > [data-entry]') ?? [])];
    return entries.filter((entry) => {
      const { top, height } = entry.getBoundingClientRect();
      return top + height / 2 < y;
    }).length;
  }

  return {
    /** Beside the entry of this place, something would be put. */
    sideAt: (place: number, count: number) => {
      if (!drag || drag.gap === drag.from || drag.gap === drag.from + 1) return undefined;
      if (drag.gap === place) return 'before';
      return drag.gap === count && place === count - 1 ? 'after' : undefined;
    },
    isDragged: (place: number) => drag?.from === place,
    grip: (place: number) => ({
      onPointerDown: ({ button, currentTarget, pointerId }: PointerEvent) => {
        if (button !== 0) return;
        currentTarget.setPointerCapture(pointerId);
        setDrag({ from: place, gap: place });
      },
      onPointerMove: ({ clientY }: PointerEvent) => {
        if (drag) setDrag({ ...drag, gap: gapAt(clientY) });
      },
      onPointerUp: () => {
        setDrag(undefined);
        if (!drag) return;
        const to = drag.gap > drag.from ? drag.gap - 1 : drag.gap;
        if (to !== drag.from) move(drag.from, to);
      },
      onPointerCancel: () => setDrag(undefined),
      onKeyDown: (event: KeyboardEvent) => {
        const step = STEPS[event.key];
        if (step === undefined) return;
        event.preventDefault();
        move(place, place + step);
      },
    }),
  };
}
