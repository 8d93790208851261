/**
 * A text for class names and addresses: letters, digits and dashes, in lower case.
 * @example
 * slugify('Hello,  World - 2') // => 'hello-world---2'
 */
export function slugify(text: string): string {
  return text
    .replace(/[^a-zA-Z0-9\s-]+/g, '')
    .replace(/\s+/g, '-')
    .toLowerCase();
}
