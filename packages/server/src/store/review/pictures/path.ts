/** Where the pictures of reviews lie; `?format=300w` is added for a width. */
export const PICTURES_PATH = '/reviews/pictures';

export function pictureAddress(contentId: string, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(more).toString();
  return `${PICTURES_PATH}/${contentId}${query === '' ? '' : `?${query}`}`;
}
