import { PageType } from '@awning/site-model';
import { useEffect, useRef, useState } from 'react';
import { pageContext } from '../island/page-context.ts';
import { useAwake } from '../island/use-awake.ts';
import { reportedHeight } from '../owner-frame/reported-height.ts';
import { scrollTo } from '../scroll/scroll-to.ts';
import type { FormIslandProps } from './form.ts';

/** Owner's code never runs where people pay or are signed in (D-077). */
const pagesWithOwnerCode: ReadonlySet<number> = new Set([
  PageType.collection,
  PageType.page,
  PageType.splashPage,
  PageType.contentItem,
]);

/** Replaces a form after it was sent. */
export function SubmissionText(props: FormIslandProps & { readonly text: string }) {
  const { text, isSent = false, backAddress, texts } = props;
  const element = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (!isSent && element.current !== null) {
      scrollTo(element.current);
      element.current.focus({ preventScroll: true });
    }
  }, [isSent]);
  return (
    <>
      <output className="form-submission-text" tabIndex={-1} ref={element}>
        {text}
      </output>
      {backAddress === undefined ? null : (
        <p className="form-submission-back">
          <a href={backAddress}>{texts.back}</a>
        </p>
      )}
      <OwnerFrame {...props} />
    </>
  );
}

/** The owner's HTML and scripts, in a frame that can neither read nor change the page. */
function OwnerFrame({ frameAddress, form }: FormIslandProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>();
  const isAllowed = useAwake() && frameAddress !== null && pagesWithOwnerCode.has(pageContext().pageType);
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      const told = reportedHeight(event);
      if (event.source === frame.current?.contentWindow && told !== undefined) setHeight(told);
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, []);
  return isAllowed ? (
    <iframe
      ref={frame}
      className="form-submission-html"
      src={frameAddress}
      sandbox="allow-scripts allow-forms allow-popups"
      title={form.name}
      style={height === undefined ? undefined : { height }}
    />
  ) : null;
}
