import { describe, expect, test } from 'vitest';
import {
  BackgroundSource,
  BlockType,
  backgroundSources,
  blockTypes,
  CartProductType,
  CollectionType,
  CommentState,
  cartProductTypes,
  collectionTypes,
  commentStates,
  FolderBehavior,
  fieldKinds,
  folderBehaviors,
  isPromotedBlockType,
  type LookUps,
  PagePermission,
  PageType,
  ProductType,
  pagePermissions,
  pageTypes,
  productTypes,
  promotedBlockTypes,
  RecordType,
  recordTypes,
  SliceType,
  sliceTypes,
  TeamRole,
  teamRoles,
} from '../index.ts';

type Row = readonly [
  id: string,
  name: string,
  codes: Readonly<Record<string, number>>,
  lookUps: LookUps<string>,
  string,
];

const rows: readonly Row[] = [
  ['ENUM-001', 'ProductType', ProductType, productTypes, 'physical 1, digital 2, service 3, gift-card 4'],
  ['ENUM-003', 'RecordType', RecordType, recordTypes, 'text 1, image 2, quote 4, link 5, audio 7, video 8'],
  ['ENUM-004', 'RecordType', RecordType, recordTypes, 'store-item 11, event 12, gallery 14'],
  [
    'ENUM-005',
    'RecordType',
    RecordType,
    recordTypes,
    'binary 15, css-asset 16, tweak-asset 17, digital-good 18, attachment 19',
  ],
  [
    'ENUM-006',
    'RecordType',
    RecordType,
    recordTypes,
    'wordpress-export 20, json-export 21, site-search 30, active-time 31',
  ],
  ['ENUM-007', 'RecordType', RecordType, recordTypes, 'tweet 50, checkin 52, kbarticle 54'],
  ['ENUM-009', 'CollectionType', CollectionType, collectionTypes, 'generic 1, subscription 2'],
  [
    'ENUM-010',
    'CollectionType',
    CollectionType,
    collectionTypes,
    'twitter 3, foursquare 4, instagram 5, fivehundredpix 11, flickr 12',
  ],
  [
    'ENUM-011',
    'CollectionType',
    CollectionType,
    collectionTypes,
    'gallery-block 6, template-page 7, splash-page 8, page 10, products 13',
  ],
  [
    'ENUM-012',
    'CollectionType',
    CollectionType,
    collectionTypes,
    'slide-gallery 15, slide-album 16, slide-video 17, album-block 18',
  ],
  ['ENUM-014', 'FolderBehavior', FolderBehavior, folderBehaviors, 'index 1, redirect 2, none 3'],
  ['ENUM-015', 'BackgroundSource', BackgroundSource, backgroundSources, 'upload 1, instagram 2, video 3, none 4'],
  ['ENUM-016', 'SliceType', SliceType, sliceTypes, 'heading 1, body 3, image 4, gallery 5, video 6'],
  [
    'ENUM-017',
    'SliceType',
    SliceType,
    sliceTypes,
    'social-icons 7, buttons 8, navigation 9, custom-form 10, newsletter 11, album 12',
  ],
  [
    'ENUM-018',
    'SliceType',
    SliceType,
    sliceTypes,
    'map 13, logo 14, action 15, form 16, lock 17, password 18, twitter 19',
  ],
  ['ENUM-020', 'BlockType', BlockType, blockTypes, 'navigation 1, html 2, image 5, form 9, menu 18'],
  ['ENUM-021', 'BlockType', BlockType, blockTypes, 'summary 20, spacer 21, embed 22, code 23'],
  ['ENUM-022', 'BlockType', BlockType, blockTypes, 'video 32, search 33, audio 41, product 43'],
  [
    'ENUM-023',
    'BlockType',
    BlockType,
    blockTypes,
    'newsletter 51, donation 52, button 53, member-area 67, accordion 69',
  ],
];

test.for(rows)('%s %s has the stated names and codes', ([, , codes, { byCode, byName }, stated]) => {
  for (const [name, code] of membersOf(stated)) {
    expect(codes[name]).toBe(code);
    expect(byName(name)).toEqual({ name, code });
    expect(byCode(code)).toEqual({ name, code });
  }
});

const wholes: readonly (readonly [name: string, lookUps: LookUps<string>, size: number])[] = [
  ['ProductType', productTypes, 4],
  ['RecordType', recordTypes, 21],
  ['CollectionType', collectionTypes, 16],
  ['FolderBehavior', folderBehaviors, 3],
  ['BackgroundSource', backgroundSources, 4],
  ['SliceType', sliceTypes, 18],
  ['BlockType', blockTypes, 60],
];

test.for(wholes)('%s has no members beyond the stated ones', ([, { members }, size]) => {
  expect(members).toHaveLength(size);
  expect(new Set(members.map((member) => member.code)).size).toBe(size);
});

test('ENUM-002 templates know four product types; only cart and checkout add PAYWALL 5', () => {
  expect(productTypes.members.map((member) => member.name)).toEqual(['physical', 'digital', 'service', 'gift-card']);
  expect(productTypes.byCode(5).code).toBe(-1);
  expect(cartProductTypes.members.map(({ name, code }) => `${name} ${code}`)).toEqual([
    'PHYSICAL 1',
    'DIGITAL 2',
    'SERVICE 3',
    'GIFT_CARD 4',
    'PAYWALL 5',
  ]);
});

test('PROD-023 PROD-002 cart-side product types are the five stated ones, PAYWALL among them', () => {
  expect(CartProductType).toEqual({ undefined: -1, PHYSICAL: 1, DIGITAL: 2, SERVICE: 3, GIFT_CARD: 4, PAYWALL: 5 });
});

describe('codes without a name', () => {
  const readable: readonly (readonly [id: string, name: string, lookUps: LookUps<string>, highest: number])[] = [
    ['ENUM-008', 'content item types', recordTypes, 62],
    ['ENUM-013', 'collection types', collectionTypes, 24],
    ['ENUM-019', 'block types', blockTypes, 70],
  ];

  test.for(readable)('%s %s are kept when they are read', ([, , { read }, highest]) => {
    const codes = Array.from({ length: highest }, (_, index) => index + 1);
    expect(codes.map(read)).toEqual(codes);
    expect([0, -1, highest + 1, 1.5, '1', null, undefined, Number.NaN].map(read)).toEqual(Array(8).fill(-1));
  });

  test('ENUM-008 a code without a name has no member', () => {
    expect(recordTypes.byCode(3)).toEqual({ name: 'undefined', code: -1 });
    expect(recordTypes.byCode(62)).toEqual({ name: 'undefined', code: -1 });
  });
});

test('ENUM-019 block types are the 60 values of the list, numbered up to 69', () => {
  expect(blockTypes.members.map(({ name, code }) => `${name} ${code}`).join(', ')).toBe(
    'navigation 1, html 2, logo 3, map 4, image 5, twitter 6, journal 7, gallery 8, form 9, geo 10, index 11, ' +
      'collectionlink 12, link 13, tagcloud 14, comments 16, folder 17, menu 18, sociallinks 19, summary 20, spacer 21, ' +
      'embed 22, code 23, foursquare 24, instagram 25, calendar 26, postsbyauthor 27, postsbytag 28, postsbycategory 29, ' +
      'postsbymonth 30, quote 31, video 32, search 33, audio 41, fivehundredpix 42, product 43, markdown 44, flickr 45, ' +
      'amazon 46, horizontalrule 47, socialaccountlinks 48, rss 49, opentable 50, newsletter 51, donation 52, button 53, ' +
      'socialaccountlinks-v2 54, summary-v2 55, soundcloud 56, emailfooter 57, in-browser-message-link 58, tourdates 59, ' +
      'album 60, archive 61, chart 62, zola 63, acuity 65, opentable-v2 66, member-area 67, tock 68, accordion 69',
  );
  expect(blockTypes.members).toHaveLength(60);
});

test('ENUM-024 the promoted block types are exactly the eleven stated ones', () => {
  expect([...promotedBlockTypes].sort()).toEqual(
    'map, embed, image, code, quote, twitter, link, video, foursquare, instagram, form'.split(', ').sort(),
  );
  expect(blockTypes.members.filter(({ name }) => isPromotedBlockType(name))).toHaveLength(11);
  expect(isPromotedBlockType(undefined)).toBe(false);
});

describe('ENUM-029 looking up what does not exist', () => {
  const everyEnumeration: readonly (readonly [
    name: string,
    codes: Readonly<Record<string, number>>,
    LookUps<string>,
  ])[] = [
    ['PageType', PageType, pageTypes],
    ['ProductType', ProductType, productTypes],
    ['CartProductType', CartProductType, cartProductTypes],
    ['RecordType', RecordType, recordTypes],
    ['CollectionType', CollectionType, collectionTypes],
    ['FolderBehavior', FolderBehavior, folderBehaviors],
    ['BackgroundSource', BackgroundSource, backgroundSources],
    ['SliceType', SliceType, sliceTypes],
    ['BlockType', BlockType, blockTypes],
    ['CommentState', CommentState, commentStates],
    ['PagePermission', PagePermission, pagePermissions],
    ['TeamRole', TeamRole, teamRoles],
  ];
  const strange = [
    0,
    -1,
    999,
    1.5,
    Number.NaN,
    '',
    '1',
    'no such name',
    'toString',
    '__proto__',
    null,
    undefined,
    {},
    [],
  ];

  test.for(everyEnumeration)('%s yields its undefined member with the code -1', ([, codes, { byCode, byName }]) => {
    expect(codes['undefined']).toBe(-1);
    for (const value of strange) {
      expect(byCode(value)).toEqual({ name: 'undefined', code: -1 });
      expect(byName(value)).toEqual({ name: 'undefined', code: -1 });
    }
    expect(byName('undefined')).toEqual({ name: 'undefined', code: -1 });
  });
});

test('comments are open at 1 and closed at 2; page permissions are numbered 1 to 3', () => {
  expect(commentStates.members).toEqual([
    { name: 'open', code: 1 },
    { name: 'closed', code: 2 },
  ]);
  expect(PagePermission).toEqual({ undefined: -1, public: 1, password: 2, membersOnly: 3 });
});

test('FORM-020 there are exactly 19 field kinds', () => {
  expect(fieldKinds.join(', ')).toBe(
    'text, textarea, email, number, website, currency, password, twitter, date, time, name, address, phone, section, ' +
      'radio, checkbox, select, likert, hidden',
  );
  expect(fieldKinds).toHaveLength(19);
});

function membersOf(stated: string): (readonly [name: string, code: number])[] {
  return stated.split(', ').map((member) => {
    const [name = '', code] = member.split(' ');
    return [name, Number(code)];
  });
}
