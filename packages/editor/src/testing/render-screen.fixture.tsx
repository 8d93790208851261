import { type Language } from '@awning/formats';
import { allPlanFlags, PlanFlag, type PlanFlagName, type Right, rights } from '@awning/site-model';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { parseSearch, stringifySearch } from '../app/router-search.ts';
import { type Session, sessionQuery } from '../app/session.ts';
import { theme } from '../app/theme.ts';
import { TimeZoneContext } from '../texts/format.ts';
import { LanguageContext } from '../texts/texts.ts';

const session: Session = {
  member: { id: 'm1', email: 'ada@example.com', name: 'Ada', roles: [1], isOwner: true, language: null },
  rights: [...rights],
  website: {
    id: 'w1',
    name: 'Marram Pottery',
    planFlags: [...allPlanFlags],
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    isClosed: false,
    titlePatterns: { homepage: '%s', collection: '%c — %s', item: '%i — %s' },
    languages: [
      { code: 'en', name: 'English', isEnabled: true },
      { code: 'de', name: 'Deutsch', isEnabled: true },
    ],
  },
  needsSecondFactor: false,
  crumb: 'c',
};

interface ScreenOptions {
  /** The address, such as `/config/commerce/coupons?status=active`. */
  readonly address: string;
  /** The path of its screen, with `$id`; without it the address is not taken apart. */
  readonly path?: string;
  readonly language?: Language;
  /** Languages of the website that visitors cannot choose. */
  readonly switchedOff?: readonly string[];
  /** Of the member, if not all of them. */
  readonly mayOnly?: readonly Right[];
  readonly isClosed?: boolean;
  /** Features that the plan of the website lacks. */
  readonly withoutFeatures?: readonly PlanFlagName[];
}

/** Shows a screen as the back office does, without a server: what it reads comes from the functions it is given, or from `answerCalls`. */
export async function renderScreen(
  screen: () => ReactElement,
  {
    address,
    path = '$',
    language = 'en',
    switchedOff = [],
    mayOnly = rights,
    isClosed = false,
    withoutFeatures = [],
  }: ScreenOptions,
) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const languages = session.website.languages.map((each) => ({ ...each, isEnabled: !switchedOff.includes(each.code) }));
  const lacking = withoutFeatures.map((name): number => PlanFlag[name]);
  const planFlags = session.website.planFlags.filter((flag) => !lacking.includes(flag));
  const website = { ...session.website, languages, isClosed, planFlags };
  queries.setQueryData(sessionQuery.queryKey, { ...session, rights: [...mayOnly], website });
  const root = createRootRoute({ component: Outlet });
  const routes = [
    createRoute({ getParentRoute: () => root, path, component: screen }),
    createRoute({ getParentRoute: () => root, path: '/elsewhere', component: () => <h1>Elsewhere</h1> }),
  ];
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
  });
  await router.load();
  const view = render(
    <MantineProvider theme={theme} env="test">
      <QueryClientProvider client={queries}>
        <LanguageContext value={language}>
          <TimeZoneContext value={session.website.timeZone}>
            <Notifications />
            <RouterProvider router={router} />
          </TimeZoneContext>
        </LanguageContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { ...view, queries, router, user: userEvent.setup() };
}
