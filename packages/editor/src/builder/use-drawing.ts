import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Missed, missedBy } from '../api/missed.ts';
import { useRetry } from './use-retry.ts';

const DRAW_AFTER_MS = 120;
/** A member has a limit of calls; somebody who types must not reach it. */
const MIN_BETWEEN_MS = 400;

interface Drawn<Shown, Picture> {
  /** What the server drew; undefined as long as the canvas shows what it was loaded with. */
  readonly picture: Picture | undefined;
  readonly isRefused: boolean;
  readonly missed: Missed | undefined;
  readonly shown: Shown;
}

/**
 * The page with changes that are not saved, drawn by the server. Of several that are asked for, the last one counts; one
 * that did not reach the server is asked for again.
 */
export function useDrawing<Shown, Picture>(
  drawOnServer: (shown: Shown, language: string) => Promise<Picture>,
  shown: Shown,
  language: string,
  loadedLanguage: string,
) {
  const [drawing, setDrawing] = useState<Drawn<Shown, Picture>>({
    picture: undefined,
    isRefused: false,
    missed: undefined,
    shown,
  });
  const last = useRef({ shown, language: loadedLanguage });
  const asked = useRef(0);
  const askedAt = useRef(-MIN_BETWEEN_MS);

  function draw(): void {
    last.current = { shown, language };
    asked.current += 1;
    askedAt.current = performance.now();
    const number = asked.current;
    drawOnServer(shown, language).then(
      (picture) => number === asked.current && setDrawing({ picture, isRefused: false, missed: undefined, shown }),
      (problem: unknown) => number === asked.current && setDrawing((before) => withProblem(before, problem)),
    );
  }
  const latest = useRef(draw);
  useLayoutEffect(() => {
    latest.current = draw;
  });
  useEffect(() => {
    if (last.current.shown === shown && last.current.language === language) return undefined;
    const wait = Math.max(DRAW_AFTER_MS, askedAt.current + MIN_BETWEEN_MS - performance.now());
    const timer = setTimeout(() => latest.current(), wait);
    return () => clearTimeout(timer);
  }, [shown, language]);
  useRetry(drawing.missed, draw);
  return {
    picture: drawing.picture,
    isRefused: drawing.isRefused,
    isMissed: drawing.missed !== undefined,
    retry: draw,
    /** Whether it shows what is newest. */
    isNewest: drawing.shown === shown,
  };
}

function withProblem<Shown, Picture>(before: Drawn<Shown, Picture>, problem: unknown): Drawn<Shown, Picture> {
  const missed = missedBy(problem, before.missed);
  return { ...before, missed, isRefused: missed === undefined };
}
