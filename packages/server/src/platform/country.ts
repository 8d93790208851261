import { Type } from '@sinclair/typebox';
import { named } from './type-source/index.ts';

/** A country by its code, with its name in the visitor's language. */
export const Country = named('Country', Type.Object({ code: Type.String(), name: Type.String() }));
