import { useState } from 'react';
import { call } from '../api/call.ts';
import { TextField } from '../checkout/field.tsx';
import { AccountForm, type Refused, textOf } from './account-form.tsx';
import { MailSent } from './mail-sent.tsx';
import type { ResetTexts } from './texts.ts';

export interface ResetProps extends Refused {
  readonly prefix: string;
  readonly isSent?: boolean;
  readonly values?: { readonly email?: string };
  readonly texts: ResetTexts;
}

export function Reset({ prefix, isSent = false, values = {}, texts, ...refused }: ResetProps) {
  const [isDone, setDone] = useState(isSent);
  if (isDone) {
    return <MailSent title={texts.sentTitle} text={texts.sent} href={`${prefix}/account/login`} link={texts.back} />;
  }
  return (
    <div className="account-door">
      <p className="account-intro">{texts.intro}</p>
      <AccountForm
        {...refused}
        action={`${prefix}/account/reset`}
        submit={texts.send}
        texts={texts}
        send={(form) =>
          call('POST', `${prefix}/api/site-users/account/password-reset`, { email: textOf(form, 'email') })
        }
        onDone={() => {
          setDone(true);
          return undefined;
        }}
      >
        {(errors) => (
          <TextField
            label={texts.email}
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={values.email}
            error={errors['email']}
          />
        )}
      </AccountForm>
      <p className="account-other">
        <a href={`${prefix}/account/login`}>{texts.back}</a>
      </p>
    </div>
  );
}
