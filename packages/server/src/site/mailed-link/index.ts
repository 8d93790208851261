export { showSentence } from './page.ts';
export { type LeaveTexts, type LinkTexts, leaveRoutes, mailedLinkRoutes } from './routes.ts';
