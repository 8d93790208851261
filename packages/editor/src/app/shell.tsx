import { AppShell, Burger, Group } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from '@tanstack/react-router';
import { lazy, type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import { isSignedOut } from '../api/say.ts';
import { Arriving } from '../kit/arriving.tsx';
import { AwningEdge } from '../kit/awning-edge.tsx';
import { loadCode } from '../kit/load-code.ts';
import { Loaded } from '../kit/loaded.tsx';
import { PaletteButton } from '../palette/palette-button.tsx';
import { usePalette } from '../palette/use-palette.tsx';
import { useTexts } from '../texts/texts.ts';
import { shellTexts } from './messages.ts';
import { NavigationPanel } from './navigation-panel.tsx';
import { screens } from './screens.ts';
import { ScreensContext } from './screens-context.ts';
import { sessionQuery } from './session.ts';
import style from './shell.module.css';

/** What stands around every screen. It waits for the session, so that what is below may rely on it. */
export function Shell() {
  return <SignedIn>{(websiteName) => <Frame websiteName={websiteName} />}</SignedIn>;
}

/** For screens that have the window for themselves. */
export function BareShell() {
  return (
    <SignedIn>
      {() => (
        <main id="content" tabIndex={-1}>
          <Outlet />
        </main>
      )}
    </SignedIn>
  );
}

function SignedIn({ children }: { readonly children: (websiteName: string) => ReactElement }) {
  const session = useQuery(sessionQuery);
  // The window is on its way to the login.
  if (isSignedOut(session.error)) return null;
  return (
    <Loaded query={session}>
      {({ website, needsSecondFactor }) => (
        <Gate needsSecondFactor={needsSecondFactor}>
          <ScreensContext value={screens}>{children(website.name)}</ScreensContext>
        </Gate>
      )}
    </Loaded>
  );
}

/** Most members never see it, so it is not part of the first screen. */
const NeededFactorPage = lazy(() =>
  loadCode(() => import('../security/needed-factor-page.tsx').then((module) => ({ default: module.NeededFactorPage }))),
);

/** It stays closed until the member has seen the recovery codes, although the session is open a moment before. */
function Gate({
  needsSecondFactor,
  children,
}: {
  readonly needsSecondFactor: boolean;
  readonly children: ReactElement;
}) {
  const [isClosed, setClosed] = useState(needsSecondFactor);
  if (needsSecondFactor && !isClosed) setClosed(true);
  if (!isClosed) return children;
  return (
    <Arriving>
      <NeededFactorPage onDone={() => setClosed(false)} />
    </Arriving>
  );
}

function Frame({ websiteName }: { readonly websiteName: string }) {
  const words = useTexts(shellTexts);
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const isNarrow = useMediaQuery('(max-width: 61.99em)');
  const { pathname } = useLocation();
  useEffect(close, [pathname, close]);
  const content = useFocusAfterChange(pathname);
  const palette = usePalette();
  return (
    <AppShell
      layout="alt"
      header={{ height: 60, collapsed: false }}
      navbar={{ width: 250, breakpoint: 'md', collapsed: { mobile: !isOpen } }}
      padding={{ base: 'md', sm: 'xl' }}
    >
      <a href="#content" className={style['skip']}>
        {words.toContent}
      </a>
      <AppShell.Header hiddenFrom="md" className={style['header'] ?? ''}>
        <Group h="100%" px="md" gap="sm" wrap="nowrap">
          <Burger opened={isOpen} onClick={toggle} size="sm" aria-label={words.openNavigation} aria-expanded={isOpen} />
          <span className={style['site']}>{websiteName}</span>
          <PaletteButton isSmall onOpen={palette.open} />
        </Group>
      </AppShell.Header>
      {/* Out of sight it must be out of the keyboard's way as well. */}
      <AppShell.Navbar className={style['navigation'] ?? ''} aria-label={words.navigation} inert={isNarrow && !isOpen}>
        <AwningEdge />
        <NavigationPanel onClose={close} onSearch={palette.open} />
      </AppShell.Navbar>
      <AppShell.Main id="content" ref={content} tabIndex={-1} className={style['main'] ?? ''}>
        <Outlet />
      </AppShell.Main>
      {palette.shown}
    </AppShell>
  );
}

/** Another screen is another page to whoever listens to it: reading goes on at its beginning. The first one is left to the browser. */
function useFocusAfterChange(pathname: string): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) content.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
  return content;
}
