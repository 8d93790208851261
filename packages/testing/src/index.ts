export * from './database/index.ts';
export { addOrder, type TestOrder } from './factories/order.ts';
export { addProduct, addStorePage, type TestProduct, type WantedProduct } from './factories/product.ts';
export { addTeamMember, signedInMember, type TestMember } from './factories/team-member.ts';
export { addWebsite, type TestWebsite } from './factories/website.ts';
export * from './server/index.ts';
