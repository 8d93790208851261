export { amountRow, amountTable, button, detail, heading, panel, paragraph, smallPrint, totalRow } from './layout.ts';
export { sendMail } from './send.ts';
export { deleteMails, deleteMailsOfAccount } from './store.ts';
export type { MailData, MailTemplate } from './template.ts';
