import type { LayoutDocument } from '@awning/site-model';
import { useEffect, useRef, useState } from 'react';
import { call } from '../api/client.ts';

const DRAW_AFTER_MS = 120;
/** A member has a limit of calls; somebody who types must not reach it. */
const MIN_BETWEEN_MS = 400;

interface Drawn {
  /** The main content; undefined as long as the canvas shows what it was loaded with. */
  readonly html: string | undefined;
  readonly hasFailed: boolean;
  readonly layout: LayoutDocument;
}

interface Drawing extends Omit<Drawn, 'layout'> {
  /** Whether it shows the newest layout. */
  readonly isNewest: boolean;
}

/** The page with a layout that is not saved, drawn by the server. Of several that are asked for, the last one counts. */
export function useDrawing(id: string, layout: LayoutDocument, language: string, loadedLanguage: string): Drawing {
  const [drawing, setDrawing] = useState<Drawn>({ html: undefined, hasFailed: false, layout });
  const shown = useRef({ layout, language: loadedLanguage });
  const asked = useRef(0);
  const askedAt = useRef(-MIN_BETWEEN_MS);
  useEffect(() => {
    if (shown.current.layout === layout && shown.current.language === language) return undefined;
    const wait = Math.max(DRAW_AFTER_MS, askedAt.current + MIN_BETWEEN_MS - performance.now());
    const timer = setTimeout(() => {
      shown.current = { layout, language };
      asked.current += 1;
      askedAt.current = performance.now();
      const number = asked.current;
      call('POST /api/pages/:id/canvas', { params: { id }, body: { language, layout } }).then(
        ({ html }) => number === asked.current && setDrawing({ html, hasFailed: false, layout }),
        () => number === asked.current && setDrawing((before) => ({ ...before, hasFailed: true })),
      );
    }, wait);
    return () => clearTimeout(timer);
  }, [id, layout, language]);
  return { html: drawing.html, hasFailed: drawing.hasFailed, isNewest: drawing.layout === layout };
}
