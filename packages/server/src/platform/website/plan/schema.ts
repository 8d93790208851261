import { PlanFlag } from '@awning/site-model';
import { Type } from '@sinclair/typebox';

/** The features with a name; reserved numbers (D-015) do nothing, so there is nothing to switch. */
const Flag = Type.Union(Object.values(PlanFlag).map((number) => Type.Literal(number)));

export const PlanAnswer = Type.Object({
  planFlags: Type.Array(Type.Integer(), { description: 'The features that are on' }),
});

export const PlanBody = Type.Object({ flag: Flag, isOn: Type.Boolean() }, { additionalProperties: false });
