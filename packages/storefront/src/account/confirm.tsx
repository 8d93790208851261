import { call } from '../api/call.ts';
import { keepSiteUserToken } from '../api/site-user.ts';
import type { PropsOf } from '../island/island-component.ts';
import { AccountForm, textOf } from './account-form.tsx';
import { PasswordField } from './password-field.tsx';
import type { ConfirmTexts } from './texts.ts';

export type ConfirmProps = PropsOf<'account-confirm', ConfirmTexts>;

/** By the path of the page: the call that confirms, and where it leads. */
const confirmations = {
  '/account/confirm': ['confirmation', '/account?notice=confirmed'],
  '/account/confirm-email': ['email', '/account/login?notice=email-changed'],
} as const;

/** Opening the link changes nothing, because mail programs open links, too: only the button confirms. */
export function Confirm({ prefix, path, token, email = '', texts, ...refused }: ConfirmProps) {
  const [resource, next] = confirmations[path];
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
      <AccountForm<{ readonly email: string; readonly xsrfToken?: string }>
        {...refused}
        action={`${prefix}${path}`}
        submit={texts.confirm}
        texts={texts}
        send={(form) =>
          call<'PUT /api/site-users/account/confirmation' | 'PUT /api/site-users/account/email'>(
            'PUT',
            `${prefix}/api/site-users/account/${resource}`,
            { token, password: textOf(form, 'password') },
          )
        }
        onDone={({ xsrfToken }) => {
          if (xsrfToken !== undefined) keepSiteUserToken(xsrfToken);
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
