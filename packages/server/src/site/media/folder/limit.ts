/** As many as a person can look through; all are listed beside the files. */
export const MAX_FOLDERS = 200;
