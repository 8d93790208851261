import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import { adviceFor } from '../api/advice.ts';
import type { IslandProps } from '../api/generated.ts';
import { keepSiteUserToken } from '../api/site-user.ts';
import { signOut } from './sign-out.ts';
import type { AccountPageName, FrameTexts } from './texts.ts';

type FrameProps = Pick<IslandProps['account-profile'], 'prefix' | 'xsrfToken' | 'morePages' | 'notice'>;

const optional: readonly AccountPageName[] = ['subscriptions', 'areas'];

const pages: readonly (readonly [AccountPageName, string])[] = [
  ['profile', '/account'],
  ['orders', '/account/orders'],
  ['subscriptions', '/account/subscriptions'],
  ['areas', '/account/areas'],
  ['addresses', '/account/addresses'],
  ['sessions', '/account/sessions'],
  ['privacy', '/account/privacy'],
];

/** The navigation of the account beside one of its pages. */
export function AccountFrame({
  current,
  prefix,
  xsrfToken,
  morePages,
  notice,
  texts,
  children,
}: FrameProps & { readonly current: AccountPageName; readonly texts: FrameTexts; readonly children: ReactNode }) {
  const [problem, setProblem] = useState<string>();
  const shown = pages.filter(([name]) => name === current || !optional.includes(name) || morePages.includes(name));
  const said = notice === undefined ? undefined : texts.notices[notice];
  // After signing in without scripts there is no token yet, or an old one.
  useEffect(() => keepSiteUserToken(xsrfToken), [xsrfToken]);

  async function onSignOut(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setProblem(undefined);
    const answer = await signOut(prefix);
    if (answer.ok || answer.problem.status === 401) {
      location.assign(`${prefix}/account/login?notice=signed-out`);
      return;
    }
    setProblem(adviceFor(answer.problem, texts));
  }

  return (
    <div className="account">
      <div className="account-side">
        <nav aria-label={texts.navigation}>
          <ul className="account-pages">
            {shown.map(([name, path]) => (
              <li key={name}>
                <a href={`${prefix}${path}`} {...(name === current ? { 'aria-current': 'page' as const } : {})}>
                  {texts.pages[name]}
                </a>
              </li>
            ))}
            <li>
              <form method="post" action={`${prefix}/account/logout`} onSubmit={(event) => void onSignOut(event)}>
                <button type="submit" className="account-link-button">
                  {texts.signOut}
                </button>
              </form>
            </li>
          </ul>
        </nav>
        {problem === undefined ? null : (
          <p className="account-problem" role="alert">
            {problem}
          </p>
        )}
      </div>
      <div className="account-main">
        {said === undefined ? null : <output className="account-notice">{said}</output>}
        {children}
      </div>
    </div>
  );
}
