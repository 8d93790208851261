import { call } from '../api/call.ts';
import { forgetSiteUserToken } from '../api/site-user.ts';
import type { PropsOf } from '../island/island-component.ts';
import { AccountForm, textOf } from './account-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import { PasswordField } from './password-field.tsx';
import type { PrivacyTexts } from './texts.ts';

export type PrivacyProps = PropsOf<'account-privacy', PrivacyTexts>;

/** Data export and deletion of the account. */
export function Privacy(props: PrivacyProps) {
  const { texts, prefix, message, errors } = props;
  const api = `${prefix}/api/site-users/account` as const;
  return (
    <AccountFrame {...props} current="privacy">
      <section className="account-part" aria-labelledby="account-export">
        <h2 id="account-export" className="account-title">
          {texts.exportTitle}
        </h2>
        <p>{texts.exportIntro}</p>
        <p>
          <a className="sqs-button-element--secondary" href={`${api}/export`} download>
            {texts.exportAction}
          </a>
        </p>
      </section>
      <section className="account-part" aria-labelledby="account-delete">
        <h2 id="account-delete" className="account-title">
          {texts.deleteTitle}
        </h2>
        <p>{texts.deleteIntro}</p>
        <AccountForm
          message={message}
          errors={errors}
          action={`${prefix}/account/delete`}
          submit={texts.deleteAction}
          isDangerous
          texts={texts}
          send={(form) =>
            call<'POST /api/site-users/account/deletion'>('POST', `${api}/deletion`, {
              password: textOf(form, 'password'),
            })
          }
          onDone={() => {
            forgetSiteUserToken();
            location.assign(`${prefix}/account/login?notice=deleted`);
            return undefined;
          }}
        >
          {(wrong) => <PasswordField label={texts.password} name="password" error={wrong['password']} />}
        </AccountForm>
      </section>
    </AccountFrame>
  );
}
