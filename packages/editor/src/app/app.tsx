import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { ConfirmationDialog } from '../confirmation/confirmation-dialog.tsx';
import { chooseLanguage, LanguageContext } from '../texts/texts.ts';
import { queries } from './queries.ts';
import { router } from './router.tsx';
import { sessionQuery } from './session.ts';
import { colourVariables, theme } from './theme.ts';

export function App({ nonce }: { readonly nonce: string }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={colourVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <QueryClientProvider client={queries}>
        <WithLanguage>
          <ConfirmationDialog />
          <Notifications position="bottom-right" />
          <RouterProvider router={router} />
        </WithLanguage>
      </QueryClientProvider>
    </MantineProvider>
  );
}

function WithLanguage({ children }: { readonly children: ReactNode }) {
  // Only looks at what is known: pages before sign-in must not ask who is signed in.
  const { data } = useQuery({ ...sessionQuery, enabled: false });
  const language = chooseLanguage(data?.member.language, navigator.languages);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}
