import { useState } from 'react';
import { call } from '../api/call.ts';
import { keepSiteUserToken } from '../api/site-user.ts';
import { TextField } from '../checkout/field.tsx';
import type { PropsOf } from '../island/island-component.ts';
import { AccountForm, type Refused, textOf } from './account-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import { PasswordField } from './password-field.tsx';
import type { ProfileTexts } from './texts.ts';

export type ProfileProps = PropsOf<'account-profile', ProfileTexts>;

/** Name, email and password: three forms, because the last two ask for the current password. */
export function Profile(props: ProfileProps) {
  const { account, isMailed, typed = {}, texts, prefix } = props;
  const [name, setName] = useState(account.name);
  const refusedFor = (form: ProfileProps['form']): Refused => (props.form === form ? props : {});
  const api = `${prefix}/api/site-users/account` as const;
  return (
    <AccountFrame {...props} current="profile">
      <section className="account-part" aria-labelledby="account-name">
        <h2 id="account-name" className="account-title">
          {texts.nameTitle}
        </h2>
        <AccountForm<{ name: string }>
          {...pick(refusedFor('name'))}
          action={`${prefix}/account/profile`}
          submit={texts.save}
          texts={texts}
          send={(form) =>
            call<'PUT /api/site-users/account/profile'>('PUT', `${api}/profile`, { name: textOf(form, 'name') })
          }
          onDone={(saved) => {
            setName(saved.name);
            return texts.notices['name-saved'];
          }}
        >
          {(errors) => (
            <TextField
              label={texts.name}
              name="name"
              autoComplete="name"
              maxLength={100}
              defaultValue={typed['name'] ?? name}
              error={errors['name']}
            />
          )}
        </AccountForm>
      </section>
      <section className="account-part" aria-labelledby="account-email">
        <h2 id="account-email" className="account-title">
          {texts.emailTitle}
        </h2>
        <p>{(isMailed ? texts.emailNow : texts.emailUnmailed).replace('{email}', account.email)}</p>
        <AccountForm
          {...pick(refusedFor('email'))}
          action={`${prefix}/account/email`}
          submit={texts.changeEmail}
          texts={texts}
          send={(form) =>
            call<'POST /api/site-users/account/email-change'>('POST', `${api}/email-change`, {
              email: textOf(form, 'email'),
              password: textOf(form, 'password'),
            })
          }
          onDone={(_, form) => {
            form.reset();
            return texts.notices[isMailed ? 'email-asked' : 'email-waits'];
          }}
        >
          {(errors) => (
            <>
              <TextField
                label={texts.newEmail}
                name="email"
                type="email"
                autoComplete="email"
                defaultValue={typed['email']}
                error={errors['email']}
              />
              <PasswordField label={texts.currentPassword} name="password" error={errors['password']} />
            </>
          )}
        </AccountForm>
      </section>
      <section className="account-part" aria-labelledby="account-password">
        <h2 id="account-password" className="account-title">
          {texts.passwordTitle}
        </h2>
        <p>{texts.passwordIntro}</p>
        <AccountForm<{ xsrfToken: string }>
          {...pick(refusedFor('password'))}
          action={`${prefix}/account/password`}
          submit={texts.changePassword}
          texts={texts}
          send={(form) =>
            call<'POST /api/site-users/account/password-change'>('POST', `${api}/password-change`, {
              currentPassword: textOf(form, 'currentPassword'),
              newPassword: textOf(form, 'newPassword'),
            })
          }
          onDone={({ xsrfToken }, form) => {
            keepSiteUserToken(xsrfToken);
            form.reset();
            return texts.notices['password-changed'];
          }}
        >
          {(errors) => (
            <>
              <PasswordField label={texts.currentPassword} name="currentPassword" error={errors['currentPassword']} />
              <PasswordField
                label={texts.newPassword}
                name="newPassword"
                isNew
                hint={texts.passwordHint}
                error={errors['newPassword']}
              />
            </>
          )}
        </AccountForm>
      </section>
    </AccountFrame>
  );
}

function pick({ message, errors }: Refused): Refused {
  return { message, errors };
}
