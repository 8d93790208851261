import { call } from '../api/call.ts';
import { AccountForm, type Refused } from './account-form.tsx';
import type { ConfirmTexts } from './texts.ts';

export interface ConfirmProps extends Refused {
  readonly prefix: string;
  /** `/account/confirm` for a new account, `/account/confirm-email` for another address. */
  readonly path: string;
  /** Without one the link no longer works. */
  readonly token?: string;
  readonly email?: string;
  readonly texts: ConfirmTexts;
}

const calls: Readonly<Record<string, readonly [path: string, notice: string]>> = {
  '/account/confirm': ['confirmation', 'confirmed'],
  '/account/confirm-email': ['email', 'email-changed'],
};

/** Opening the link changes nothing, because mail programs open links too: the button does. */
export function Confirm({ prefix, path, token, email = '', texts, ...refused }: ConfirmProps) {
  const [resource, notice] = calls[path] ?? ['', ''];
  if (token === undefined) {
    return (
      <div className="account-door">
        <p className="account-problem" role="alert">
          {refused.message}
        </p>
        <p>
          <a href={`${prefix}/account/login`}>{texts.signIn}</a>
        </p>
      </div>
    );
  }
  return (
    <div className="account-door">
      <p className="account-intro">{texts.question.replace('{email}', email)}</p>
      <p>{texts.caution}</p>
      <AccountForm
        {...refused}
        action={`${prefix}${path}`}
        submit={texts.confirm}
        texts={texts}
        send={() => call('PUT', `${prefix}/api/site-users/account/${resource}`, { token })}
        onDone={() => {
          location.assign(`${prefix}/account/login?notice=${notice}`);
          return undefined;
        }}
      >
        {() => <input type="hidden" name="token" value={token} />}
      </AccountForm>
    </div>
  );
}
