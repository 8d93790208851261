import { type Static, type TObject, type TProperties, Type } from '@sinclair/typebox';

/**
 * A part of a page that comes alive in the browser, with the properties that the server gives it. The storefront's types are generated
 * from here; it adds the language and the texts.
 */
export interface Island<Own extends TProperties = TProperties> {
  readonly name: string;
  /** What the feature that draws it says. */
  readonly own: TObject<Own>;
  /** The same with what is added on the way. */
  readonly props: TObject;
}

export function defineIsland<Own extends TProperties>(name: string, own: Own, added: TProperties = {}): Island<Own> {
  return { name, own: Type.Object(own), props: Type.Object({ ...added, ...own }) };
}

/** What every island of a system page is told. */
export const systemFields = {
  prefix: Type.String({ description: 'What stands before addresses in this language: `/de`, or nothing' }),
  shopUrl: Type.String(),
  useCLDRMoneyFormat: Type.Boolean(),
};

/** What the checkout is told as well: the pages that a buyer has to be able to read before ordering. */
export const legalFields = {
  legalPages: Type.Array(
    Type.Object({
      name: Type.Union([Type.Literal('terms'), Type.Literal('withdrawal'), Type.Literal('privacy')]),
      title: Type.String(),
      url: Type.String(),
    }),
  ),
};

/** What the cart is told as well. */
export const cartFields = {
  shippingUrl: Type.Optional(Type.String({ description: 'The page that explains the shipping costs' })),
};

/** A value that is sent as JSON: nothing in it is changed any more, and what is undefined is left out. */
export type Sent<T> = T extends readonly (infer Element)[]
  ? readonly Sent<Element>[]
  : T extends object
    ? { readonly [Key in keyof T]: Sent<T[Key]> | (object extends Pick<T, Key> ? undefined : never) }
    : T;

export type SentFields<Fields extends TProperties> = Sent<Static<TObject<Fields>>>;

declare const isTyped: unique symbol;

/** An island with its properties. Only `placed` makes one, so that the properties are those of the island. */
export interface PlacedIsland {
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly [isTyped]: true;
}

export function placed<Own extends TProperties>({ name }: Island<Own>, data: SentFields<Own>): PlacedIsland {
  return { name, data } as unknown as PlacedIsland;
}

/** The same with further properties, which give way to its own. */
export function withAdded(island: PlacedIsland, added: Readonly<Record<string, unknown>>): PlacedIsland {
  return { ...island, data: { ...added, ...island.data } };
}
