import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { FailedScreen } from './failed-screen.tsx';
import { screenComponent } from './guarded-screen.tsx';
import { NotFound } from './not-found.tsx';
import { parseSearch, stringifySearch } from './router-search.ts';
import { screens } from './screens.ts';
import { BareShell, Shell } from './shell.tsx';

const BASE = '/config';

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound });

/** The pages of people who are not signed in yet. */
const openPages = [
  createRoute({
    getParentRoute: () => root,
    path: '/config/login',
    component: lazyRouteComponent(() => import('../sign-in/login-page.tsx'), 'LoginPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/config/setup',
    component: lazyRouteComponent(() => import('../sign-in/setup-page.tsx'), 'SetupPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/config/invitation',
    component: lazyRouteComponent(() => import('../sign-in/invitation-page.tsx'), 'InvitationPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/config/forgotten-password',
    component: lazyRouteComponent(() => import('../sign-in/forgotten-password-page.tsx'), 'ForgottenPasswordPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/config/new-password',
    component: lazyRouteComponent(() => import('../sign-in/new-password-page.tsx'), 'NewPasswordPage'),
  }),
];

const shell = createRoute({ getParentRoute: () => root, path: BASE, component: Shell });

const screenPages = screens
  .filter(({ isWholeWindow }) => !isWholeWindow)
  .map((screen) =>
    createRoute({
      getParentRoute: () => shell,
      path: screen.path.slice(BASE.length) || '/',
      component: screenComponent(screen),
    }),
  );

const bareShell = createRoute({ getParentRoute: () => root, id: 'whole-window', component: BareShell });

const windowPages = screens
  .filter(({ isWholeWindow }) => isWholeWindow)
  .map((screen) =>
    createRoute({ getParentRoute: () => bareShell, path: screen.path, component: screenComponent(screen) }),
  );

const elsewhere = createRoute({ getParentRoute: () => shell, path: '$', component: NotFound });

export const router = createRouter({
  routeTree: root.addChildren([
    ...openPages,
    bareShell.addChildren(windowPages),
    shell.addChildren([...screenPages, elsewhere]),
  ]),
  defaultPreload: 'intent',
  defaultErrorComponent: FailedScreen,
  scrollRestoration: true,
  parseSearch,
  stringifySearch,
});
