import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import '../../app/base.css';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { parseSearch, stringifySearch } from '../../app/router-search.ts';
import { colourVariables, theme } from '../../app/theme.ts';
import { chooseLanguage, LanguageContext } from '../../texts/texts.ts';
import { answerFromSamples } from './samples.ts';
import { ShowcasePage } from './showcase-page.tsx';

/** The kit on one page, for developers: `npm run kit`. `?language=de` shows it in German. */
answerFromSamples();
const root = createRootRoute({ component: Outlet });
const page = createRoute({ getParentRoute: () => root, path: '$', component: ShowcasePage });
const router = createRouter({ routeTree: root.addChildren([page]), parseSearch, stringifySearch });
const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const language = chooseLanguage({
  chosen: new URLSearchParams(window.location.search).get('language'),
  browser: navigator.languages,
  website: 'en',
});
document.documentElement.lang = language;

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={colourVariables} defaultColorScheme="auto">
      <QueryClientProvider client={queries}>
        <LanguageContext value={language}>
          <Notifications position="bottom-right" />
          <RouterProvider router={router} />
        </LanguageContext>
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
