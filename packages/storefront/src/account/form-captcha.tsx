import { useMemo, useState } from 'react';
import type { CaptchaOfPage } from '../api/generated.ts';
import type { DrawnCaptcha } from '../captcha/captcha.ts';
import { CaptchaBox } from '../captcha/captcha-box.tsx';
import { useAwake } from '../island/use-awake.ts';
import type { CaptchaWords } from './texts.ts';

export interface FormCaptchaProps {
  readonly prefix: string;
  readonly words: CaptchaWords;
  readonly onDrawn: (drawn: DrawnCaptcha | null) => void;
}

/** The built-in captcha in a form of the account. The form sends it as `captchaKey`; it cannot be solved without scripts. */
export function FormCaptcha({ prefix, words, onDrawn }: FormCaptchaProps) {
  const isAwake = useAwake();
  const [key, setKey] = useState<string>();
  const captcha = useMemo<CaptchaOfPage>(
    () => ({ provider: 'altcha', siteKey: '', address: `${prefix}/api/captcha/challenge` }),
    [prefix],
  );
  return (
    <div className="captcha-container" data-captcha={captcha.provider}>
      {isAwake ? (
        <CaptchaBox
          captcha={captcha}
          theme="light"
          language={words.language}
          texts={words.box}
          onKey={setKey}
          onDrawn={onDrawn}
        />
      ) : (
        <p className="form-needs-scripts">{words.needsScripts}</p>
      )}
      {key === undefined ? null : <input type="hidden" name="captchaKey" value={key} />}
    </div>
  );
}
