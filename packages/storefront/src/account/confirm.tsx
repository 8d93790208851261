import { call } from '../api/call.ts';
import { keepSiteUserToken } from '../api/site-user.ts';
import { AccountForm, type Refused, textOf } from './account-form.tsx';
import { PasswordField } from './password-field.tsx';
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

/** By the path of the page: which call confirms, and where it leads. */
const confirmations: Readonly<Record<string, readonly [call: string, next: string]>> = {
  '/account/confirm': ['confirmation', '/account?notice=confirmed'],
  '/account/confirm-email': ['email', '/account/login?notice=email-changed'],
};

/** Opening the link changes nothing, because mail programs open links too: the button does. */
export function Confirm({ prefix, path, token, email = '', texts, ...refused }: ConfirmProps) {
  const [resource, next] = confirmations[path] ?? ['', ''];
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
      <AccountForm<{ xsrfToken?: string }>
        {...refused}
        action={`${prefix}${path}`}
        submit={texts.confirm}
        texts={texts}
        send={(form) =>
          call('PUT', `${prefix}/api/site-users/account/${resource}`, { token, password: textOf(form, 'password') })
        }
        onDone={({ xsrfToken }) => {
          if (xsrfToken !== undefined) {
            keepSiteUserToken(xsrfToken);
          }
          location.assign(`${prefix}${next}`);
          return undefined;
        }}
      >
        {(errors) => (
          <>
            <input type="hidden" name="token" value={token} />
            <input type="text" autoComplete="username" value={email} readOnly hidden />
            <PasswordField label={texts.password} name="password" hint={texts.reason} error={errors['password']} />
          </>
        )}
      </AccountForm>
    </div>
  );
}
