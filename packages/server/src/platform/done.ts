import { Type } from '@sinclair/typebox';

/** The answer of a call that has nothing to tell but that it did what was asked. */
export const Done = Type.Object({ ok: Type.Literal(true) });
