export { type CardTry, countDecline, secondsToWait } from './card-guard.ts';
export { cardAlertTemplate } from './mail.ts';
export { pruneDeclines } from './store.ts';
