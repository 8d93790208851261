import { readCookie } from '../../api/client.ts';
import { Problem, type ProblemAnswer } from '../../api/problem.ts';

/** Where a file goes, with its query: a new one, or one that takes the place of another. */
export interface Sending {
  readonly address: string;
  readonly file: Blob;
  /** The same for every attempt, so that an upload that is repeated makes one file. */
  readonly key: string;
  readonly onProgress: (fraction: number) => void;
  readonly signal: AbortSignal;
}

/** The upload was stopped by the person who began it. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

/** The server has taken the file and said nothing about it. */
export class NoResponse extends Error {
  override readonly name = 'NoResponse';
}

export interface SentFile {
  readonly id: string;
  readonly version: number;
  /** As it was stored. */
  readonly body?: { readonly filename: string };
}

/** Sends a file while it says how far it is, which `fetch` cannot. Throws `Problem`, `Cancelled` or `NoResponse`. */
export function sendFile({ address, file, key, onProgress, signal }: Sending): Promise<SentFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('idempotency-key', key);
    const crumb = readCookie(document.cookie, 'crumb');
    if (crumb !== undefined) request.setRequestHeader('x-crumb', crumb);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('error', () => reject(new Problem('network', 0, {})));
    request.addEventListener('abort', () => reject(new Cancelled()));
    request.addEventListener('load', () => {
      const answer = readAnswer(request.responseText);
      if (request.status >= 400) reject(new Problem('refused', request.status, answer));
      else if (typeof answer.id === 'string') resolve(answer as SentFile);
      else reject(new NoResponse());
    });
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

function readAnswer(text: string): Partial<SentFile> & ProblemAnswer {
  try {
    return (JSON.parse(text) ?? {}) as Partial<SentFile> & ProblemAnswer;
  } catch {
    return {};
  }
}
