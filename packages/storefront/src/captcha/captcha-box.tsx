import { type CaptchaTheme, captchaSize } from '@awning/forms';
import { useEffect, useRef, useState } from 'react';
import type { CaptchaOfPage } from '../api/generated.ts';
import type { CaptchaTexts, DrawnCaptcha } from './captcha.ts';
import { captchaProviders } from './captcha-providers.ts';
import { CaptchaUnavailable } from './captcha-unavailable.ts';

export interface CaptchaBoxProps {
  readonly captcha: CaptchaOfPage;
  readonly theme: CaptchaTheme;
  readonly language: string;
  readonly texts: CaptchaTexts;
  readonly onKey: (key: string | undefined) => void;
  /** Receives the captcha while it is on the page, so that a failed submission can reset it. */
  readonly onDrawn: (drawn: DrawnCaptcha | null) => void;
}

/** Draws the captcha of the configured provider, and destroys it with the form. */
export function CaptchaBox({ captcha, theme, language, texts, onKey, onDrawn }: CaptchaBoxProps) {
  const root = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string>();
  const latest = useRef({ onKey, onDrawn });
  useEffect(() => {
    latest.current = { onKey, onDrawn };
  });

  useEffect(() => {
    let isGone = false;
    let shown: DrawnCaptcha | undefined;
    // Providers keep the element that they are given, so each drawing gets a new one.
    const place = document.createElement('div');
    root.current?.append(place);

    async function draw(): Promise<void> {
      const size = captchaSize(root.current?.getBoundingClientRect().width ?? 0);
      const provider = await captchaProviders[captcha.provider]();
      const tell = (key: string | undefined) => isGone || latest.current.onKey(key);
      const drawn = await provider(place, { captcha, theme, size, language, texts, onKey: tell });
      if (isGone) {
        drawn.destroy();
      } else {
        shown = drawn;
        latest.current.onDrawn(drawn);
      }
    }

    draw().catch((error: unknown) => {
      // The message is for the visitor, the error for developers.
      if (!isGone) {
        setProblem(error instanceof CaptchaUnavailable ? error.message : texts.notSetUp);
        reportError(error);
      }
    });
    return () => {
      isGone = true;
      shown?.destroy();
      // oxlint-disable-next-line react/exhaustive-deps -- whoever listens then is the one to tell
      latest.current.onDrawn(null);
      place.remove();
    };
  }, [captcha, theme, language, texts]);

  return (
    <>
      {problem === undefined ? null : (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <div className="captcha" ref={root} />
    </>
  );
}
