import { type Static, Type } from '@sinclair/typebox';

const MAX_ADDRESS_LENGTH = 2083;
const MAX_WORDS_LENGTH = 200;
const MAX_TITLE_LENGTH = 3000;
/** Of each kind of thing on a page; what is beyond is not checked. */
export const MAX_FOUND = 300;

const Words = Type.String({ maxLength: MAX_WORDS_LENGTH });
const Address = Type.String({ maxLength: MAX_ADDRESS_LENGTH });
const Bytes = Type.Integer({ minimum: 0 });
/** The block that something is in; null outside of blocks. */
const block = Type.Union([Type.String({ minLength: 1, maxLength: 100 }), Type.Null()]);
const many = <Fields extends Parameters<typeof Type.Object>[0]>(fields: Fields) =>
  Type.Array(Type.Object(fields), { maxItems: MAX_FOUND });

/** What a page tells of itself before it is published. It comes out of a sealed frame, so nothing of it is trusted. */
export const PageReport = Type.Object({
  /** As a search engine and other sites are told. */
  head: Type.Object({
    title: Type.String({ maxLength: MAX_TITLE_LENGTH }),
    description: Type.String({ maxLength: MAX_TITLE_LENGTH }),
    /** Empty if there is none. */
    picture: Address,
  }),
  headings: many({ level: Type.Integer({ minimum: 1, maximum: 6 }), words: Words, block }),
  links: many({ address: Address, words: Words, block }),
  /** Those that say nothing to people who do not see them. */
  silentPictures: many({ name: Words, isFileName: Type.Boolean(), block }),
  /** What axe has found. */
  faults: many({ rule: Type.String({ pattern: '^[a-z0-9-]{1,60}$' }), words: Words, block }),
  weight: Type.Object({
    page: Bytes,
    styles: Bytes,
    pictures: Bytes,
    pictureCount: Type.Integer({ minimum: 0 }),
    heaviest: many({ name: Words, bytes: Bytes }),
  }),
});
export type PageReport = Static<typeof PageReport>;

/** As long as a report may be. */
export function fitting(text: string | null | undefined, length = MAX_WORDS_LENGTH): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, length);
}

export const fittingAddress = (address: string | null | undefined) => fitting(address, MAX_ADDRESS_LENGTH);
export const fittingTitle = (title: string | null | undefined) => fitting(title, MAX_TITLE_LENGTH);
