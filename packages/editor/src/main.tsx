import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './app/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

// The server's page is in the default language of the website; the application then sets its own.
const websiteLanguage = document.documentElement.lang;

// The scroll lock of dialogs adds a style element and takes its nonce from this name.
Object.assign(globalThis, { __webpack_nonce__: nonce });

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App nonce={nonce} websiteLanguage={websiteLanguage} />
  </StrictMode>,
);
