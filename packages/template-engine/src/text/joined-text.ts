/** So many parts are added up before they are joined. */
const MAX_PARTS = 1024;

/**
 * A text that is put together from many parts. JavaScript remembers every `+` of two texts until it needs the characters, which takes
 * more memory than the characters themselves where the parts are short; here they are joined now and then.
 * @example
 * new JoinedText().add('a').add('b').toString() // => 'ab'
 */
export class JoinedText {
  private joined = '';
  private added = '';
  private parts = 0;

  get length(): number {
    return this.joined.length + this.added.length;
  }

  add(part: string): this {
    this.added += part;
    this.parts++;
    if (this.parts === MAX_PARTS) {
      // An array of texts is joined at once, unlike a sum of them.
      this.joined += [this.added, ''].join('');
      this.added = '';
      this.parts = 0;
    }
    return this;
  }

  toString(): string {
    return this.joined + this.added;
  }
}
