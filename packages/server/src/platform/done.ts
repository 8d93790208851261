import { Type } from '@sinclair/typebox';

/** The response of a call that only reports success. */
export const Done = Type.Object({ ok: Type.Literal(true) });
