import type { Encoding } from '../responses/compression.ts';

/** An answer that every visitor gets until something changes, such as a cached page. */
export interface LastingAnswer {
  readonly status: number;
  readonly etag: string;
  readonly plain: Buffer;
}

/** Where lasting answers are kept. */
export interface AnswerKeeper<Answer extends LastingAnswer = LastingAnswer> {
  /** Whether the same request would get this answer at the moment. */
  isKept(answer: Answer, now: Date): boolean;
  /** The compressed copy, once it has been made. */
  copyOf(answer: Answer, encoding: Encoding): Buffer | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by a handler whose answer is a lasting one and depends on nobody. */
    lasting: { readonly answer: LastingAnswer; readonly keeper: AnswerKeeper } | undefined;
  }
}
