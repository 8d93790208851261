import { call } from '../api/call.ts';
import { keepSiteUserToken } from '../api/site-user.ts';
import type { PropsOf } from '../island/island-component.ts';
import { AccountForm, textOf } from './account-form.tsx';
import { PasswordField } from './password-field.tsx';
import type { NewPasswordTexts } from './texts.ts';

export type NewPasswordProps = PropsOf<'account-new-password', NewPasswordTexts>;

export function NewPassword({ prefix, token, email = '', texts, ...refused }: NewPasswordProps) {
  if (token === undefined) {
    return (
      <div className="account-door">
        <p className="account-problem" role="alert">
          {refused.message}
        </p>
        <p>
          <a href={`${prefix}/account/reset`}>{texts.again}</a>
        </p>
      </div>
    );
  }
  return (
    <div className="account-door">
      <p className="account-intro">{texts.intro.replace('{email}', email)}</p>
      <AccountForm<{ xsrfToken: string }>
        {...refused}
        action={`${prefix}/account/new-password`}
        submit={texts.save}
        texts={texts}
        send={(form) =>
          call<'PUT /api/site-users/account/password'>('PUT', `${prefix}/api/site-users/account/password`, {
            token,
            password: textOf(form, 'password'),
          })
        }
        onDone={({ xsrfToken }) => {
          keepSiteUserToken(xsrfToken);
          location.assign(`${prefix}/account?notice=password-changed`);
          return undefined;
        }}
      >
        {(errors) => (
          <>
            <input type="hidden" name="token" value={token} />
            <input type="text" autoComplete="username" value={email} readOnly hidden />
            <PasswordField
              label={texts.newPassword}
              name="password"
              isNew
              hint={texts.passwordHint}
              error={errors['password']}
            />
          </>
        )}
      </AccountForm>
    </div>
  );
}
