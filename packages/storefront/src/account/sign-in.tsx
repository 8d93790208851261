import { call } from '../api/call.ts';
import { keepSiteUserToken } from '../api/site-user.ts';
import { TextField } from '../checkout/field.tsx';
import type { PropsOf } from '../island/island-component.ts';
import { AccountForm, textOf } from './account-form.tsx';
import { PasswordField } from './password-field.tsx';
import type { SignInTexts } from './texts.ts';

export type SignInProps = PropsOf<'account-sign-in', SignInTexts>;

export function SignIn({ prefix, next, notice, values = {}, texts, ...refused }: SignInProps) {
  const said = notice === undefined ? undefined : texts.notices[notice];
  return (
    <div className="account-door">
      {said === undefined ? null : <output className="account-notice">{said}</output>}
      <AccountForm<{ xsrfToken: string }>
        {...refused}
        action={`${prefix}/account/login`}
        submit={texts.signIn}
        texts={texts}
        captcha={{ prefix, words: texts.captcha }}
        send={(form) =>
          call<'POST /api/site-users/account/session'>('POST', `${prefix}/api/site-users/account/session`, {
            email: textOf(form, 'email'),
            password: textOf(form, 'password'),
            rememberMe: form.has('rememberMe'),
            ...(form.has('captchaKey') && { captchaKey: textOf(form, 'captchaKey') }),
          })
        }
        onDone={({ xsrfToken }) => {
          keepSiteUserToken(xsrfToken);
          location.assign(next);
          return undefined;
        }}
      >
        {(errors) => (
          <>
            <input type="hidden" name="next" value={next} />
            <TextField
              label={texts.email}
              name="email"
              type="email"
              autoComplete="username"
              defaultValue={values.email}
              error={errors['email']}
            />
            <PasswordField label={texts.password} name="password" error={errors['password']} />
            <div className="account-line">
              <label className="account-check">
                <input type="checkbox" name="rememberMe" defaultChecked={values.rememberMe} />
                {texts.rememberMe}
              </label>
              <a href={`${prefix}/account/reset`}>{texts.forgotten}</a>
            </div>
          </>
        )}
      </AccountForm>
      <p className="account-other">
        {texts.noAccount} <a href={`${prefix}/account/register`}>{texts.register}</a>
      </p>
    </div>
  );
}
