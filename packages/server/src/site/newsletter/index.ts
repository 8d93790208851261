export { type SignUp, subscribe } from './newsletter.ts';
export { deleteContactOf, selectContactOf } from './store.ts';
