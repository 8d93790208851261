export { amountRow, amountTable, button, detail, heading, panel, paragraph, smallPrint, totalRow } from './layout.ts';
export { resendMail, sendMail } from './send.ts';
export { hasMailServer } from './server/mail-server.ts';
export { type AboutMail, deleteMails, deleteMailsOfAccount, selectMailsAbout } from './store.ts';
export type { MailData, MailTemplate } from './template.ts';
