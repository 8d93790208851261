import { useEffect, useState } from 'react';

const EDGE = 48;
const SCROLL_STEP = 12;

/** Scrolls the page on while something is held near its upper or lower edge. */
export function useEdgeScroll(onScroll: (by: number) => void) {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (step === 0) return undefined;
    const timer = setInterval(() => onScroll(step), 16);
    return () => clearInterval(timer);
  }, [step, onScroll]);
  return {
    /** Something is held at this height of the window; nowhere on the page if it is undefined. */
    follow(frame: HTMLElement | null, clientY: number | undefined): void {
      const around = frame?.getBoundingClientRect();
      if (!around || clientY === undefined) setStep(0);
      else setStep(clientY - around.top < EDGE ? -SCROLL_STEP : around.bottom - clientY < EDGE ? SCROLL_STEP : 0);
    },
    rest: () => setStep(0),
  };
}
