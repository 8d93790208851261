import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { ConfirmationDialog } from '../confirmation/confirmation-dialog.tsx';
import { browserTimeZone, TimeZoneContext } from '../texts/format.ts';
import { chooseLanguage, LanguageContext } from '../texts/texts.ts';
import { queries } from './queries.ts';
import { router } from './router.tsx';
import { sessionQuery } from './session.ts';
import { colourVariables, theme } from './theme.ts';

interface AppProps {
  readonly nonce: string;
  /** The default language of the website. */
  readonly websiteLanguage: string;
}

export function App({ nonce, websiteLanguage }: AppProps) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={colourVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <QueryClientProvider client={queries}>
        <WithPlace websiteLanguage={websiteLanguage}>
          <ConfirmationDialog />
          <Notifications position="bottom-right" />
          <RouterProvider router={router} />
        </WithPlace>
      </QueryClientProvider>
    </MantineProvider>
  );
}

/** The language of the member and the clock of the website. */
function WithPlace({
  websiteLanguage,
  children,
}: Pick<AppProps, 'websiteLanguage'> & { readonly children: ReactNode }) {
  // Only looks at what is known: pages before sign-in must not ask who is signed in.
  const { data } = useQuery({ ...sessionQuery, enabled: false });
  const language = chooseLanguage({
    chosen: data?.member.language,
    browser: navigator.languages,
    website: websiteLanguage,
  });
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <LanguageContext value={language}>
      <TimeZoneContext value={data?.website.timeZone ?? browserTimeZone()}>{children}</TimeZoneContext>
    </LanguageContext>
  );
}
