import { call } from '../api/call.ts';
import { TextField } from '../checkout/field.tsx';
import type { PropsOf } from '../island/island-component.ts';
import { textOf } from './account-form.tsx';
import { MailedDoor } from './mailed-door.tsx';
import type { ResetTexts } from './texts.ts';

export type ResetProps = PropsOf<'account-reset', ResetTexts>;

export function Reset({ prefix, values = {}, texts, ...state }: ResetProps) {
  const signIn = { href: `${prefix}/account/login`, text: texts.back };
  return (
    <MailedDoor
      {...state}
      action={`${prefix}/account/reset`}
      submit={texts.send}
      texts={state.isMailed ? texts : { ...texts, intro: texts.unmailedIntro }}
      signIn={signIn}
      other={<a href={signIn.href}>{signIn.text}</a>}
      send={(form) =>
        call<'POST /api/site-users/account/password-reset'>('POST', `${prefix}/api/site-users/account/password-reset`, {
          email: textOf(form, 'email'),
        })
      }
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
