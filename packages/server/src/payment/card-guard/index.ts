export { type CardTry, countDecline, secondsToWait } from './card-guard.ts';
export { type AlertData, alertLayout, cardAlertTemplate, sendAlert } from './mail.ts';
export { countPaid, pruneDeclines, takeAlert } from './store.ts';
