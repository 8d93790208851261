import { vi } from 'vitest';

/** What the server says to a file: a status with a body, or one of the ways to get none. */
export type FileReply = { readonly status: number; readonly text: string } | 'network' | 'never';

/** Takes the place of the browser's way to send files. Returns the addresses as they are sent to. */
export function answerFiles(
  reply: (address: string) => FileReply | Promise<Exclude<FileReply, 'never'>>,
): readonly string[] {
  const sent: string[] = [];
  class FileRequest extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    #address = '';

    open(_method: string, address: string): void {
      this.#address = address;
    }

    setRequestHeader(): void {}

    abort(): void {
      this.dispatchEvent(new Event('abort'));
    }

    send(): void {
      sent.push(this.#address);
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 40, total: 100 }));
      const answer = reply(this.#address);
      if (answer === 'never') return;
      if (answer instanceof Promise) void answer.then((late) => this.#end(late));
      else this.#end(answer);
    }

    #end(answer: Exclude<FileReply, 'never'>): void {
      if (answer === 'network') {
        this.dispatchEvent(new Event('error'));
        return;
      }
      this.status = answer.status;
      this.responseText = answer.text;
      this.dispatchEvent(new Event('load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', FileRequest);
  return sent;
}

/** Holds every file back until `arrive` is called. */
export function holdFiles(stored: object): { readonly arrive: () => void } {
  let arrive: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  answerFiles(() => held.then(() => ({ status: 200, text: JSON.stringify(stored) })));
  return { arrive };
}
