import { type RefObject, useEffect, useRef } from 'react';

/** For the field of a step that takes the place of the one before: the button that led here is gone, and the keyboard goes on at the field. */
export function useFirstFocus(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
