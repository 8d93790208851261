/** The longest text of copied blocks: as much as a page can have. What is longer cannot be a part of one. */
export const MAX_CLIP_LENGTH = 1_048_576;
/** A clipboard holds one picture, or the files that were chosen in a folder. */
export const MAX_PASTED_FILES = 50;
