export * from './database/index.ts';
export { endedOrBlocked } from './ended-or-blocked.ts';
export { eventually } from './eventually.ts';
export { addBlog, addEvent, addPost, addressOfPost, limitPageOfItem } from './factories/content.ts';
export { addFile, pictureBytes } from './factories/file.ts';
export { addForm, changeForm, type WantedForm } from './factories/form.ts';
export { layoutOf } from './factories/layout.ts';
export { addOrder, type TestOrder } from './factories/order.ts';
export { addProduct, addressOf, addStorePage, type TestProduct, type WantedProduct } from './factories/product.ts';
export {
  addSiteUser,
  type SignedInSiteUser,
  signedInSiteUser,
  signInSiteUser,
  type TestSiteUser,
} from './factories/site-user.ts';
export { addTeamMember, confirmMembers, signedInMember, type TestMember } from './factories/team-member.ts';
export { addWebsite, setPayment, setSettings, setStore, type TestWebsite } from './factories/website.ts';
export * from './server/index.ts';
