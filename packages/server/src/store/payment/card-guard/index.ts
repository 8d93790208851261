export { type CardTry, countDecline, secondsToWait } from './card-guard.ts';
export { donationItem } from './donation-item.ts';
export { type AlertData, alertLayout, cardAlertTemplate, sendAlert } from './mail.ts';
export { countPaid, deleteOldDeclines, takeAlert } from './store.ts';
