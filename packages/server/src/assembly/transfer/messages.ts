/** What `awning export` and `awning import` may answer; each sentence says what to do. */
export const transferMessages = {
  fileExists: (file: string) => `${file} exists already: delete it or choose another name.`,
  cannotWrite: (file: string, reason: string) => `${file} cannot be written (${reason}): choose another place.`,
  cannotRead: (file: string, reason: string) => `${file} cannot be read (${reason}): check the name.`,
  noSchema: 'The database has no tables yet: start Awning once before exporting.',
  notAnExport: (file: string) => `${file} is not an export of Awning: choose a file that "awning export" has written.`,
  damaged: (file: string) =>
    `${file} is damaged or incomplete, and nothing was changed: take another copy of the export.`,
  newer: (migration: string) =>
    `The export was made by a newer Awning (it has "${migration}"): update this Awning, then import again.`,
  databaseNewer: (migration: string) =>
    `The database was migrated by a newer Awning (it has "${migration}"): use that version to export or import.`,
  notEmpty: 'The database is not empty: import into an empty one, or add --replace to delete everything in it first.',
  filesNotEmpty: (folder: string) =>
    `The folder ${folder} is not empty: move it away, or add --replace to delete everything in it first.`,
  secretNotExported:
    'SECRET is set, so the export does not hold it: keep it beside the file, because links in mails and sealed values need it.',
  noSecret:
    'The export holds no secret: set SECRET to what it was where the export was made, or links in mails and sealed values stay closed.',
  secretDiffers: (file: string) =>
    `SECRET is not the one of the export: add what stands in ${file} to it after a comma and delete that file, or links in mails and sealed values stay closed.`,
  inUse: 'The database is in use: stop Awning, then import again.',
};
