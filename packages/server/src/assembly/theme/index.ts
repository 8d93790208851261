export { checkTheme } from './check-theme.ts';
export { examineTheme, type ThemeReport } from './examine-theme.ts';
export { createTheme } from './new-theme.ts';
export { serveTheme } from './serve-theme.ts';
