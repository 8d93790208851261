import { call } from '../api/call.ts';
import { TextField } from '../checkout/field.tsx';
import type { PropsOf } from '../island/island-component.ts';
import { textOf } from './account-form.tsx';
import { MailedDoor } from './mailed-door.tsx';
import { PasswordField } from './password-field.tsx';
import type { RegisterTexts } from './texts.ts';

export type RegisterProps = PropsOf<'account-register', RegisterTexts>;

export function Register({ prefix, values = {}, texts, ...state }: RegisterProps) {
  const signIn = { href: `${prefix}/account/login`, text: texts.signIn };
  return (
    <MailedDoor
      {...state}
      action={`${prefix}/account/register`}
      submit={texts.register}
      texts={texts}
      signIn={signIn}
      other={
        <>
          {texts.haveAccount} <a href={signIn.href}>{signIn.text}</a>
        </>
      }
      send={(form) =>
        call<'POST /api/site-users/account'>('POST', `${prefix}/api/site-users/account`, {
          name: textOf(form, 'name'),
          email: textOf(form, 'email'),
          password: textOf(form, 'password'),
        })
      }
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
    </MailedDoor>
  );
}
