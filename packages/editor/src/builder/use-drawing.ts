import type { LayoutDocument } from '@awning/site-model';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { call } from '../api/client.ts';
import { type Missed, missedBy } from '../api/missed.ts';
import { useRetry } from './use-retry.ts';

const DRAW_AFTER_MS = 120;
/** A member has a limit of calls; somebody who types must not reach it. */
const MIN_BETWEEN_MS = 400;

interface Drawn {
  /** The main content; undefined as long as the canvas shows what it was loaded with. */
  readonly html: string | undefined;
  readonly isRefused: boolean;
  readonly missed: Missed | undefined;
  readonly layout: LayoutDocument;
}

/**
 * The page with a layout that is not saved, drawn by the server. Of several that are asked for, the last one counts; one
 * that did not reach the server is asked for again.
 */
export function useDrawing(id: string, layout: LayoutDocument, language: string, loadedLanguage: string) {
  const [drawing, setDrawing] = useState<Drawn>({ html: undefined, isRefused: false, missed: undefined, layout });
  const shown = useRef({ layout, language: loadedLanguage });
  const asked = useRef(0);
  const askedAt = useRef(-MIN_BETWEEN_MS);

  function draw(): void {
    shown.current = { layout, language };
    asked.current += 1;
    askedAt.current = performance.now();
    const number = asked.current;
    call('POST /api/pages/:id/canvas', { params: { id }, body: { language, layout } }).then(
      ({ html }) => number === asked.current && setDrawing({ html, isRefused: false, missed: undefined, layout }),
      (problem: unknown) => number === asked.current && setDrawing((before) => withProblem(before, problem)),
    );
  }
  const latest = useRef(draw);
  useLayoutEffect(() => {
    latest.current = draw;
  });
  useEffect(() => {
    if (shown.current.layout === layout && shown.current.language === language) return undefined;
    const wait = Math.max(DRAW_AFTER_MS, askedAt.current + MIN_BETWEEN_MS - performance.now());
    const timer = setTimeout(() => latest.current(), wait);
    return () => clearTimeout(timer);
  }, [layout, language]);
  useRetry(drawing.missed, draw);
  return {
    html: drawing.html,
    isRefused: drawing.isRefused,
    isMissed: drawing.missed !== undefined,
    retry: draw,
    /** Whether it shows the newest layout. */
    isNewest: drawing.layout === layout,
  };
}

function withProblem(before: Drawn, problem: unknown): Drawn {
  const missed = missedBy(problem, before.missed);
  return { ...before, missed, isRefused: missed === undefined };
}
