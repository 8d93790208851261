/** This many parts are concatenated before they are joined. */
const MAX_PARTS = 1024;

/**
 * A text made of many parts. JavaScript keeps a tree of concatenated strings until the characters are needed, which takes more
 * memory than the characters themselves if the parts are short; here they are joined regularly.
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
      // Joining an array gives a flat string, unlike concatenation.
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
