/** A file that was just uploaded is probably about to be used. */
export const UNUSED_AFTER_MS = 86_400_000;
