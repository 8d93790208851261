import { type SubmitEvent, useState } from 'react';
import { adviceFor } from '../api/advice.ts';
import { type Answer, call } from '../api/call.ts';
import type { Refused } from './account-form.tsx';
import { AccountFrame, type FrameProps } from './account-frame.tsx';
import { dayText } from './moment.ts';
import type { SessionsTexts } from './texts.ts';

export interface SessionsProps extends FrameProps, Refused {
  readonly sessions: readonly Session[];
  readonly language: string;
  readonly texts: SessionsTexts;
}

interface Session {
  readonly id: string;
  readonly isCurrent: boolean;
  readonly device: string;
  readonly address: string;
  readonly lastSeenAt: string;
}

export function Sessions(props: SessionsProps) {
  const { texts, prefix, language } = props;
  const [sessions, setSessions] = useState(props.sessions);
  const [problem, setProblem] = useState(props.message);
  const api = `${prefix}/api/site-users/account/sessions`;
  const action = `${prefix}/account/sessions/end`;

  async function end(event: SubmitEvent<HTMLFormElement>, ending: () => Promise<Answer<unknown>>): Promise<void> {
    event.preventDefault();
    const answer = await ending();
    setProblem(answer.ok ? undefined : adviceFor(answer.problem, texts));
    const list = await call<{ sessions: Session[] }>('GET', api);
    if (list.ok) {
      setSessions(list.body.sessions);
    }
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
                onSubmit={(event) => void end(event, () => call('DELETE', `${api}/${id}`))}
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
        <form method="post" action={action} onSubmit={(event) => void end(event, () => call('DELETE', api))}>
          <input type="hidden" name="others" value="true" />
          <button type="submit" className="sqs-button-element--secondary">
            {texts.endOthers}
          </button>
        </form>
      )}
    </AccountFrame>
  );
}
