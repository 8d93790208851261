export { shareTexts } from './messages.ts';
export { type ShareService, shareServices } from './services.ts';
