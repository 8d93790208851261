import type { DocumentField } from '../kit/editing/document.ts';
import type { FileWords } from './messages.ts';
import type { FileBody, Folder } from './queries.ts';

interface WebsiteLanguage {
  readonly code: string;
  readonly name: string;
}

/** The parts of a file as a comparison names them, in the order of the screen. */
export function fileFields(
  words: FileWords,
  folders: readonly Folder[],
  languages: readonly WebsiteLanguage[],
): readonly DocumentField<FileBody>[] {
  return [
    { label: words.content, names: ['contentId'], text: ({ contentId }) => words.contentOf(contentId.slice(-6)) },
    { label: words.filename, names: ['filename'], text: ({ filename }) => filename },
    {
      label: words.altText,
      names: ['texts'],
      text: ({ texts }) =>
        languages
          .flatMap(({ code, name }) => (texts[code]?.altText ? [`${name}: ${texts[code].altText}`] : []))
          .join(' · '),
    },
    {
      label: words.focalPoint,
      names: ['focalPoint'],
      text: ({ focalPoint: { x, y } }) => words.focalAt(percentOf(x), percentOf(y)),
    },
    {
      label: words.folder,
      names: ['folderId'],
      text: ({ folderId }) => folders.find(({ id }) => id === folderId)?.title ?? words.noFolder,
    },
    {
      label: words.visibility,
      names: ['isPrivate'],
      text: ({ isPrivate }) => (isPrivate ? words.private : words.public),
    },
  ];
}

export function percentOf(fraction: number): number {
  return Math.round(fraction * 100);
}
