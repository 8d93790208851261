import { useState } from 'react';
import { call } from '../api/call.ts';
import { TextField } from '../checkout/field.tsx';
import { AccountForm, type Refused, textOf } from './account-form.tsx';
import { MailSent } from './mail-sent.tsx';
import { PasswordField } from './password-field.tsx';
import type { RegisterTexts } from './texts.ts';

export interface RegisterProps extends Refused {
  readonly prefix: string;
  readonly isSent?: boolean;
  readonly values?: { readonly email?: string; readonly name?: string };
  readonly texts: RegisterTexts;
}

export function Register({ prefix, isSent = false, values = {}, texts, ...refused }: RegisterProps) {
  const [isDone, setDone] = useState(isSent);
  if (isDone) {
    return <MailSent title={texts.sentTitle} text={texts.sent} href={`${prefix}/account/login`} link={texts.signIn} />;
  }
  return (
    <div className="account-door">
      <p className="account-intro">{texts.intro}</p>
      <AccountForm
        {...refused}
        action={`${prefix}/account/register`}
        submit={texts.register}
        texts={texts}
        send={(form) =>
          call('POST', `${prefix}/api/site-users/account`, {
            name: textOf(form, 'name'),
            email: textOf(form, 'email'),
            password: textOf(form, 'password'),
          })
        }
        onDone={() => {
          setDone(true);
          return undefined;
        }}
      >
        {(errors) => (
          <>
            <TextField
              label={texts.name}
              name="name"
              autoComplete="name"
              maxLength={100}
              defaultValue={values.name}
              error={errors['name']}
            />
            <TextField
              label={texts.email}
              name="email"
              type="email"
              autoComplete="username"
              defaultValue={values.email}
              error={errors['email']}
            />
            <PasswordField
              label={texts.password}
              name="password"
              isNew
              hint={texts.passwordHint}
              error={errors['password']}
            />
          </>
        )}
      </AccountForm>
      <p className="account-other">
        {texts.haveAccount} <a href={`${prefix}/account/login`}>{texts.signIn}</a>
      </p>
    </div>
  );
}
