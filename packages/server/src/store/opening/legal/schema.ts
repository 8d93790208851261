import { WebsiteSettingsSchema } from '@awning/site-model';
import { type Static, type TString, Type } from '@sinclair/typebox';

const { legalName, email, phone, vatId, register, representative } =
  WebsiteSettingsSchema.properties.business.properties;

/** In the order in which they are asked for. */
export const legalGaps = [
  'company',
  'address',
  'representative',
  'email',
  'phone',
  'register',
  'vatId',
  'deliveryDays',
  'returnAddress',
  'returnCost',
  'disputes',
] as const;

export const LegalPagesAnswer = Type.Object({
  pages: Type.Array(
    Type.Object({
      id: Type.String(),
      title: Type.String(),
      isPublished: Type.Boolean({ description: 'Whether visitors see the newest version' }),
    }),
  ),
  gaps: Type.Array(Type.Union(legalGaps.map((name) => Type.Literal(name))), {
    description: 'What the pages need to know about the business, and what the owner has not entered yet',
  }),
  otherGaps: Type.Array(Type.String(), { description: 'Other words in brackets, to be replaced on the pages' }),
  address: Type.String({ description: 'The address of the business in one line; empty if it is not entered' }),
});
export type LegalPagesAnswer = Static<typeof LegalPagesAnswer>;

const written = (maxLength: number, description: string) => Type.Optional(Type.String({ maxLength, description }));

/** Without the default of the setting: what is absent stays a gap. */
const fact = ({ maxLength }: TString, description: string) => written(maxLength!, description);
const orLeftOut = 'An empty one is left out on the pages';

export const LegalPagesBody = Type.Object(
  {
    legalName: fact(legalName, 'The name of the business with its legal form'),
    email: fact(email, 'The email address for customers'),
    phone: fact(phone, 'The phone number for customers'),
    vatId: fact(vatId, orLeftOut),
    register: fact(register, orLeftOut),
    representative: fact(representative, orLeftOut),
    deliveryDays: written(50, 'Within how many days an order is delivered, such as 3 or 2–4'),
    returnAddress: written(500, 'Where customers send goods back to'),
    returnCost: Type.Optional(
      Type.Union([Type.Literal('customer'), Type.Literal('shop')], { description: 'Who pays for sending goods back' }),
    ),
    arbitrationBoard: written(500, 'The consumer arbitration board or mediator; empty: the shop takes no part'),
  },
  { additionalProperties: false },
);
export type LegalPagesBody = Static<typeof LegalPagesBody>;
