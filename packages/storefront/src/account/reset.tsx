import { call } from '../api/call.ts';
import { TextField } from '../checkout/field.tsx';
import { type Refused, textOf } from './account-form.tsx';
import { MailedDoor } from './mailed-door.tsx';
import type { ResetTexts } from './texts.ts';

export interface ResetProps extends Refused {
  readonly prefix: string;
  readonly isSent?: boolean;
  readonly values?: { readonly email?: string };
  readonly texts: ResetTexts;
}

export function Reset({ prefix, values = {}, texts, ...state }: ResetProps) {
  const signIn = { href: `${prefix}/account/login`, text: texts.back };
  return (
    <MailedDoor
      {...state}
      action={`${prefix}/account/reset`}
      submit={texts.send}
      texts={texts}
      signIn={signIn}
      other={<a href={signIn.href}>{signIn.text}</a>}
      send={(form) => call('POST', `${prefix}/api/site-users/account/password-reset`, { email: textOf(form, 'email') })}
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
    </MailedDoor>
  );
}
