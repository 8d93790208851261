import { type ReactNode, useState } from 'react';
import type { Answer } from '../api/call.ts';
import { AccountForm, type AccountFormProps } from './account-form.tsx';
import { MailSent } from './mail-sent.tsx';
import type { CommonTexts } from './texts.ts';

interface MailedDoorProps
  extends Pick<AccountFormProps<unknown>, 'message' | 'errors' | 'action' | 'submit' | 'children'> {
  /** The form was posted without scripts, and the mail is on its way. */
  readonly isSent?: boolean | undefined;
  readonly send: (form: FormData) => Promise<Answer<unknown>>;
  readonly signIn: { readonly href: string; readonly text: string };
  /** Links below the form. */
  readonly other: ReactNode;
  /** Whether mails can be sent; otherwise none is promised. */
  readonly isMailed: boolean;
  readonly texts: CommonTexts & MailedDoorTexts;
}

interface MailedDoorTexts {
  readonly intro: string;
  readonly sentTitle: string;
  readonly sent: string;
  readonly unsentTitle: string;
  readonly unsent: string;
}

/** A form before sign-in that sends a mail. */
export function MailedDoor({ isSent = false, isMailed, signIn, other, texts, ...form }: MailedDoorProps) {
  const [isDone, setDone] = useState(isSent);
  const [title, text] = isMailed ? [texts.sentTitle, texts.sent] : [texts.unsentTitle, texts.unsent];
  if (isDone) return <MailSent title={title} text={text} href={signIn.href} link={signIn.text} />;
  return (
    <div className="account-door">
      <p className="account-intro">{texts.intro}</p>
      <AccountForm
        {...form}
        texts={texts}
        onDone={() => {
          setDone(true);
          return undefined;
        }}
      />
      <p className="account-other">{other}</p>
    </div>
  );
}
