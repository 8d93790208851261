import { type LayoutDocument, LayoutSchema, MAX_EVENT_PLACES, MAX_PLACES_EACH } from '@awning/site-model';
import { type Static, Type } from '@sinclair/typebox';
import { Id } from '../../../../platform/id.ts';
import { Moment, MomentView } from '../../../../platform/moment.ts';

const closed = { additionalProperties: false } as const;

const ItemText = Type.Object(
  {
    title: Type.Optional(Type.String({ maxLength: 300 })),
    excerpt: Type.Optional(Type.String({ maxLength: 20_000, description: 'HTML; cleaned when it is saved' })),
    body: Type.Optional(
      Type.String({
        maxLength: 100_000,
        description: 'HTML; cleaned when it is saved. Visitors see the layout if there is one',
      }),
    ),
  },
  closed,
);

const link = (description: string) => Type.Optional(Type.String({ maxLength: 2000, description }));

/** A value says itself what it is, so that it outlives a change of the theme. */
const CustomValue = Type.Union([
  Type.String({ maxLength: 10_000 }),
  Type.Boolean(),
  Type.Object({ html: Type.String({ maxLength: 40_000 }) }, closed),
  Type.Object({ imageId: Id }, closed),
  Type.Object({ imageIds: Type.Array(Id, { maxItems: 200 }) }, closed),
]);

const line = (description: string) => Type.Optional(Type.String({ maxLength: 200, description }));

const EventPart = Type.Object(
  {
    startAt: Type.String({ ...Moment, description: 'When it begins; ISO 8601, UTC' }),
    endAt: Type.String({ ...Moment, description: 'When it ends, which is later; ISO 8601, UTC' }),
    location: Type.Optional(
      Type.Object(
        {
          addressTitle: line('The name of the place'),
          addressLine1: line('Street and number'),
          addressLine2: line('Postal code and city'),
          addressCountry: line('Country'),
          mapLat: Type.Optional(
            Type.Number({ minimum: -90, maximum: 90, description: 'Latitude in degrees; with mapLng or not at all' }),
          ),
          mapLng: Type.Optional(
            Type.Number({
              minimum: -180,
              maximum: 180,
              description: 'Longitude in degrees; with mapLat or not at all',
            }),
          ),
        },
        { ...closed, description: 'Where it takes place' },
      ),
    ),
    signUp: Type.Optional(
      Type.Object(
        {
          places: Type.Union([Type.Integer({ minimum: 1, maximum: MAX_EVENT_PLACES }), Type.Null()], {
            description: 'Of all sign-ups together; null: any number',
          }),
          placesEach: Type.Integer({
            minimum: 1,
            maximum: MAX_PLACES_EACH,
            description: 'The most places of one sign-up',
          }),
          until: Type.Union([Type.String(Moment), Type.Null()], {
            description: 'The end of the sign-up; null: until the event begins. ISO 8601, UTC',
          }),
        },
        { ...closed, description: 'Visitors can sign up; absent: they cannot' },
      ),
    ),
  },
  { ...closed, description: 'When it takes place, and where; only for events, which need it' },
);

/** As many categories and tags as one item can have. */
export const mostNames = { category: 100, tag: 250 } as const;

/** A post, picture or other entry of a page that lists them, as an owner enters it. */
export const ItemBody = Type.Object(
  {
    collectionId: Type.String({ ...Id, description: 'The page that it belongs to' }),
    slug: Type.String({ maxLength: 300 }),
    recordType: Type.Integer({
      minimum: 1,
      maximum: 62,
      description: '1 text, 2 image, 4 quote, 5 link, 8 video, 12 event …',
    }),
    status: Type.Union([Type.Literal('published'), Type.Literal('Needs Review'), Type.Literal('Private')], {
      description: 'What becomes of it when it is published; until then it is a draft',
    }),
    publishAt: Type.String({ ...Moment, description: 'Visitors see it from this moment on; ISO 8601, UTC' }),
    isStarred: Type.Boolean({ description: 'Featured' }),
    categories: Type.Array(Type.String({ minLength: 1 }), { maxItems: mostNames.category }),
    tags: Type.Array(Type.String({ minLength: 1 }), { maxItems: mostNames.tag }),
    authorName: Type.Union([Type.String({ minLength: 1, maxLength: 200 }), Type.Null()]),
    hasOpenComments: Type.Optional(Type.Boolean({ description: 'Whether visitors may comment; absent means yes' })),
    mainImageId: Type.Union([Id, Type.Null()]),
    texts: Type.Record(Type.String({ pattern: '^[a-zA-Z-]{2,35}$' }), ItemText),
    layout: Type.Union([Type.Unsafe<LayoutDocument>(LayoutSchema), Type.Null()]),
    sourceUrl: link('Where it comes from: the address of a link, or of the first publication'),
    isPassthrough: Type.Optional(Type.Boolean({ description: 'Whether lists lead to the source at once' })),
    clickthroughUrl: link('Where its picture leads'),
    event: Type.Optional(EventPart),
    customContent: Type.Optional(
      Type.Record(Type.String({ pattern: '^[A-Za-z][\\w-]{0,99}$' }), CustomValue, {
        maxProperties: 100,
        description: 'Fields of a custom type of the theme, which `customType` names; absent leaves them as they are',
      }),
    ),
  },
  closed,
);
export type ItemBody = Static<typeof ItemBody>;

const Status = Type.Union([
  Type.Literal('published'),
  Type.Literal('Scheduled'),
  Type.Literal('Draft'),
  Type.Literal('Needs Review'),
  Type.Literal('Private'),
]);

/** The fields of an item in lists. */
export const itemFacts = {
  collectionId: Type.String(),
  slug: Type.String(),
  recordType: Type.Integer(),
  status: Status,
  publishAt: MomentView,
  imageId: Type.Union([Type.String(), Type.Null()]),
  startAt: Type.Union([MomentView, Type.Null()]),
};

export const itemFilters = { collectionId: Id, status: Status };
