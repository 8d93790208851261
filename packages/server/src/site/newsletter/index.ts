export { type SignUp, subscribe } from './newsletter.ts';
