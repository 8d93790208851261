/** English messages of refusals. Callers in other languages choose their own text by the refusal's reason. */
export const teamRoleMessages = {
  unknownRole: (code: number) => `There is no team role ${code}.`,
};

export const planFlagMessages = {
  unknownFlag: (flag: number) => `There is no plan flag ${flag}. Plan flags are numbered 1 to 68.`,
};

export const contentLimitMessages = {
  tagLength: (limit: number) => `A tag can have at most ${limit} characters.`,
  categoryLength: (limit: number) => `A category can have at most ${limit} characters.`,
  blocksPerLayout: (limit: number) => `A layout can have at most ${limit} blocks.`,
  rowsPerLayout: (limit: number) => `A layout can have at most ${limit} rows.`,
  tracksPerAlbum: (limit: number) => `An album can have at most ${limit} tracks.`,
  itemsPerOrderableCollection: (limit: number) => `A collection you sort yourself can have at most ${limit} items.`,
  productsPerCollection: (limit: number) => `A collection can have at most ${limit} products.`,
  nestedCategories: (limit: number) => `A store can have at most ${limit} categories.`,
  photoServiceGalleries: (limit: number) => `A site can have at most ${limit} galleries from a photo service.`,
  itemsPerPhotoServiceGallery: (limit: number) => `A gallery from a photo service can have at most ${limit} items.`,
  tagExists: (tagType: string) => `This ${tagType} already exists`,
  oneTagAtATime: (tagType: string) => `You may only edit one ${tagType} at a time`,
  tagMissing: (tagType: string) => `Enter a ${tagType}.`,
  noListSelected: 'A List must be selected',
};

export const slugMessages = {
  'slug-empty': 'Please enter a URL slug.',
  'slug-too-long': (limit: number) => `A URL slug can have at most ${limit} characters.`,
  'slug-characters': 'A URL slug can contain lower-case letters, digits and single hyphens between them.',
  'slug-reserved': (slug: string) => `"${slug}" is used by the site itself. Please choose another URL slug.`,
  'slug-configuration': 'A URL slug cannot begin with "config", which is reserved for the back office.',
};

export const layoutMessages = {
  badForm: 'A layout has its schema, a root, a list of blocks and texts by language.',
  noBlock: 'This is no block.',
  badId: 'The id of a block has 1 to 64 letters, digits, hyphens and underscores.',
  sameId: (id: string) => `Two blocks have the id "${id}".`,
  unknownType: (type: string) => `There is no block "${type}".`,
  unknownSetting: (type: string, name: string) => `The block "${type}" has no setting "${name}".`,
  badSetting: (name: string) => `The setting "${name}" has a value that is not allowed.`,
  elsewhere: (name: string) => `The setting "${name}" does not belong here.`,
  noSuchBlock: (id: string) => `There is no block with the id "${id}".`,
  tooLong: 'This block is too long.',
  tooDeep: (limit: number) => `Rows can be at most ${limit} deep.`,
  noPlace: 'There is no such place in this layout.',
  intoItself: 'A row cannot be moved into itself.',
  tooWide: (limit: number) => `The columns of a row can be at most ${limit} wide together.`,
  noClip: 'The clipboard holds no blocks.',
};

export const settingsMessages = {
  invalid: (field: string) => `The setting "${field}" has a value that is not allowed.`,
};
