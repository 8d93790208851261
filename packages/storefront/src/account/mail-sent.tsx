import { useEffect, useRef } from 'react';
import { useAwake } from '../island/use-awake.ts';

interface MailSentProps {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly link: string;
}

/** Replaces a form after a mail was sent. It takes the focus, because the button that had it is gone. */
export function MailSent({ title, text, href, link }: MailSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isAwake = useAwake();
  useEffect(() => {
    if (isAwake) heading.current?.focus();
  }, [isAwake]);
  return (
    <div className="account-door account-sent">
      <h2 ref={heading} className="account-title" tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      <p>
        <a href={href}>{link}</a>
      </p>
    </div>
  );
}
