import type { Readable } from 'node:stream';

export interface ByteReader {
  /** Up to the next line feed, which is not included. */
  line(maxBytes: number): Promise<string>;
  exactly(bytes: number): Promise<Buffer>;
  /** Throws if anything follows. Reading to the end also makes gzip verify its checksum. */
  end(): Promise<void>;
  close(): void;
}

const lineFeed = 0x0a;

/**
 * Reads a stream in portions on request. A stream that is too short throws a `SyntaxError`, like one with wrong
 * contents.
 */
export function createByteReader(stream: Readable, close: () => void): ByteReader {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let buffer: Buffer = Buffer.alloc(0);

  async function more(): Promise<boolean> {
    const { done, value } = await chunks.next();
    if (done === true) return false;
    buffer = buffer.length === 0 ? value : Buffer.concat([buffer, value]);
    return true;
  }

  function take(bytes: number): Buffer {
    const taken = buffer.subarray(0, bytes);
    buffer = buffer.subarray(bytes);
    return taken;
  }

  return {
    async line(maxBytes) {
      let length = buffer.indexOf(lineFeed);
      while (length < 0) {
        if (buffer.length > maxBytes || !(await more())) throw new SyntaxError('A line has no end');
        length = buffer.indexOf(lineFeed);
      }
      return take(length + 1)
        .subarray(0, length)
        .toString('utf8');
    },
    async exactly(bytes) {
      while (buffer.length < bytes) if (!(await more())) throw new SyntaxError('The stream ended early');
      return take(bytes);
    },
    async end() {
      if (buffer.length > 0 || (await more())) throw new SyntaxError('Something follows the end');
    },
    close() {
      close();
      stream.destroy();
    },
  };
}
