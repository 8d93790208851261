import { type SubmitEvent, useState } from 'react';
import { adviceFor } from '../api/advice.ts';
import { type Answer, call } from '../api/call.ts';
import type { PropsOf } from '../island/island-component.ts';
import { AccountFrame } from './account-frame.tsx';
import { dayText } from './moment.ts';
import type { SessionsTexts } from './texts.ts';

export type SessionsProps = PropsOf<'account-sessions', SessionsTexts>;

export function Sessions(props: SessionsProps) {
  const { texts, prefix, language } = props;
  const [sessions, setSessions] = useState(props.sessions);
  const [problem, setProblem] = useState(props.message);
  const api = `${prefix}/api/site-users/account/sessions` as const;
  const action = `${prefix}/account/sessions/end`;

  async function end(event: SubmitEvent<HTMLFormElement>, ending: () => Promise<Answer<unknown>>): Promise<void> {
    event.preventDefault();
    const answer = await ending();
    setProblem(answer.ok ? undefined : adviceFor(answer.problem, texts));
    const list = await call<'GET /api/site-users/account/sessions'>('GET', api);
    if (list.ok) setSessions(list.body.sessions);
  }

  return (
    <AccountFrame {...props} current="sessions">
      <p className="account-intro">{texts.intro}</p>
      {problem === undefined ? null : (
        <p className="account-problem" role="alert">
          {problem}
        </p>
      )}
      <ul className="account-cards">
        {sessions.map(({ id, isCurrent, device, address, lastSeenAt }) => (
          <li key={id} className="account-card">
            <p className="account-device">{device === '' ? texts.unknownDevice : device}</p>
            <p className="account-quiet">
              {address} · {texts.lastSeen.replace('{date}', dayText(lastSeenAt, language))}
            </p>
            {isCurrent ? (
              <p className="account-mark">{texts.current}</p>
            ) : (
              <form
                method="post"
                action={action}
                className="account-actions"
                onSubmit={(event) =>
                  void end(event, () => call<'DELETE /api/site-users/account/sessions/:id'>('DELETE', `${api}/${id}`))
                }
              >
                <input type="hidden" name="sessionId" value={id} />
                <button type="submit" className="account-link-button" aria-label={`${texts.end}: ${device}`}>
                  {texts.end}
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length < 2 ? null : (
        <form
          method="post"
          action={action}
          onSubmit={(event) => void end(event, () => call<'DELETE /api/site-users/account/sessions'>('DELETE', api))}
        >
          <input type="hidden" name="others" value="true" />
          <button type="submit" className="sqs-button-element--secondary">
            {texts.endOthers}
          </button>
        </form>
      )}
    </AccountFrame>
  );
}
