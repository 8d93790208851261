import { type SubmitEvent, useState } from 'react';
import { adviceFor } from '../api/advice.ts';
import { call } from '../api/call.ts';
import type { BookAddress } from '../api/generated.ts';
import type { PropsOf } from '../island/island-component.ts';
import { AccountFrame } from './account-frame.tsx';
import { addressLines } from './address.ts';
import { AddressForm } from './address-form.tsx';
import type { AddressesTexts } from './texts.ts';

export type AddressesProps = PropsOf<'account-addresses', AddressesTexts>;

/** The address book. Links and forms work without scripts; with scripts, removing and setting the default need no new page. */
export function Addresses(props: AddressesProps) {
  const { countries, texts, prefix, edited, typed } = props;
  const [addresses, setAddresses] = useState(props.addresses);
  const [problem, setProblem] = useState(edited === undefined ? props.message : undefined);
  const address = addresses.find(({ id }) => id === edited);
  const path = `${prefix}/account/addresses`;
  const api = `${prefix}/api/site-users/account/addresses` as const;

  async function change(event: SubmitEvent<HTMLFormElement>, sending: Promise<{ ok: boolean }>): Promise<void> {
    event.preventDefault();
    const answer = await sending;
    const list = await call<'GET /api/site-users/account/addresses'>('GET', api);
    setProblem(answer.ok || list.ok ? undefined : adviceFor(list.problem, texts));
    if (list.ok) setAddresses(list.body.addresses);
  }

  if (edited !== undefined && (edited === 'new' || address !== undefined)) {
    return (
      <AccountFrame {...props} current="addresses">
        <h2 className="account-title">{address === undefined ? texts.newTitle : texts.editTitle}</h2>
        <AddressForm
          {...props}
          address={address}
          typed={typed}
          onSaved={() => location.assign(`${path}?notice=address-saved`)}
        />
        <p className="account-other">
          <a href={path}>{texts.cancel}</a>
        </p>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame {...props} current="addresses">
      {problem === undefined ? null : (
        <p className="account-problem" role="alert">
          {problem}
        </p>
      )}
      {addresses.length === 0 ? <p className="account-intro">{texts.none}</p> : null}
      <ul className="account-cards">
        {addresses.map((one) => (
          <li key={one.id} className="account-card">
            <address>
              {addressLines(one, countries).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            {one.isDefault ? <p className="account-mark">{texts.isDefault}</p> : null}
            <div className="account-actions">
              <a href={`${path}?edit=${one.id}`} aria-label={`${texts.edit}: ${one.line1}`}>
                {texts.edit}
              </a>
              {one.isDefault ? null : (
                <form
                  method="post"
                  action={`${path}/default`}
                  onSubmit={(event) =>
                    void change(
                      event,
                      call<'PUT /api/site-users/account/addresses/:id'>('PUT', `${api}/${one.id}`, preferred(one)),
                    )
                  }
                >
                  <input type="hidden" name="addressId" value={one.id} />
                  <button
                    type="submit"
                    className="account-link-button"
                    aria-label={`${texts.makeDefault}: ${one.line1}`}
                  >
                    {texts.makeDefault}
                  </button>
                </form>
              )}
              <form
                method="post"
                action={`${path}/remove`}
                onSubmit={(event) =>
                  void change(event, call<'DELETE /api/site-users/account/addresses/:id'>('DELETE', `${api}/${one.id}`))
                }
              >
                <input type="hidden" name="addressId" value={one.id} />
                <button type="submit" className="account-link-button" aria-label={`${texts.remove}: ${one.line1}`}>
                  {texts.remove}
                </button>
              </form>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <a className="sqs-button-element--primary" href={`${path}?edit=new`}>
          {texts.add}
        </a>
      </p>
    </AccountFrame>
  );
}

function preferred({ id: _id, ...address }: BookAddress) {
  return { ...address, isDefault: true };
}
