export { showSentence } from './page.ts';
export { type LinkTexts, mailedLinkRoutes } from './routes.ts';
