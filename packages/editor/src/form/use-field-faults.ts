import { useEffect, useRef } from 'react';
import type { FormEditor } from './use-form-editor.ts';

/** What is wrong with which field. When more is found, as by saving, the first of these fields is shown. */
export function useFieldFaults(form: FormEditor['form'], show: (place: number) => void) {
  const { errors } = form;
  const places = Object.keys(errors).flatMap((path) => {
    const place = /^fields\.(\d+)\./.exec(path)?.[1];
    return place === undefined ? [] : [Number(place)];
  });
  const count = places.length;
  const before = useRef(0);
  const latest = useRef({ show, first: 0 });
  useEffect(() => {
    latest.current = { show, first: Math.min(...places) };
  });
  useEffect(() => {
    const hasMore = count > before.current;
    before.current = count;
    if (hasMore) latest.current.show(latest.current.first);
  }, [count]);
  return {
    faultyPlaces: new Set(places),
    faultOf: (place: number, setting: string) => {
      const fault = errors[`fields.${place}.${setting}`];
      return typeof fault === 'string' ? fault : undefined;
    },
  };
}
