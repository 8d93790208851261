export { type CardTry, countDecline, declineLimits, laneTries, secondsToWait } from './card-guard.ts';
export { cardAlertTemplate } from './mail.ts';
export { pruneDeclines } from './store.ts';
