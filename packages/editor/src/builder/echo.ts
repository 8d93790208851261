/**
 * The values that the frame has and that may not have been drawn here yet. One of them that comes back is the frame's own
 * and is not sent: the frame may be several letters ahead.
 */
export type Told = readonly string[];

/** What is known of the frame once a value was drawn here, and whether the frame has to be given it. */
export function hear(told: Told, value: string): { readonly told: Told; readonly isNew: boolean } {
  const index = told.lastIndexOf(value);
  return index === -1 ? { told: [value], isNew: true } : { told: told.slice(index), isNew: false };
}
