import { rights } from '@awning/site-model';
import { Type } from '@sinclair/typebox';
import { Moment } from '../../../platform/moment.ts';
import { oneLine } from '../../../platform/one-line.ts';

const MAX_NAME_LENGTH = 60;

const Right = Type.Union(rights.map((name) => Type.Literal(name)));
const MomentText = Type.String({ description: 'ISO 8601' });

export const KeyBody = Type.Object(
  {
    name: oneLine({ minLength: 1, maxLength: MAX_NAME_LENGTH }),
    rights: Type.Array(Right, { minItems: 1, maxItems: rights.length, uniqueItems: true }),
    expiresAt: Type.Union([Moment, Type.Null()]),
    skipsConfirmation: Type.Boolean({ description: 'The key may make calls that ask a member for confirmation' }),
  },
  { additionalProperties: false },
);

const ListedKey = Type.Object({
  id: Type.String(),
  name: Type.String(),
  hint: Type.String({ description: 'The last characters of the key' }),
  memberName: Type.String({ description: 'The member in whose name the key calls' }),
  rights: Type.Array(Right),
  skipsConfirmation: Type.Boolean(),
  createdAt: MomentText,
  expiresAt: Type.Union([MomentText, Type.Null()]),
  lastUsedAt: Type.Union([MomentText, Type.Null()]),
});

export const KeysAnswer = Type.Object({
  keys: Type.Array(ListedKey),
  rights: Type.Array(Right, { description: 'What a new key can be given: the rights that some call asks for' }),
});
export const NewKeyAnswer = Type.Object({
  key: Type.String({ description: 'Shown once' }),
  ...ListedKey.properties,
});
