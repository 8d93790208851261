import { Alert, Checkbox } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTexts } from '../texts/texts.ts';
import { signInTexts } from './messages.ts';
import { solveCaptcha } from './solve-captcha.ts';

interface CaptchaCheckProps {
  readonly onKey: (key: string) => void;
}

/** A box to tick, after too many wrong passwords (D-177). A solution is good for one try, so each try gets a new box. */
export function CaptchaCheck({ onKey }: CaptchaCheckProps) {
  const { captcha: words } = useTexts(signInTexts);
  const solving = useMutation({ mutationFn: solveCaptcha, onSuccess: onKey });
  // Browsers do the work only on pages that came over https, or on the machine itself.
  if (!window.isSecureContext) return <Alert color="red">{words.insecure}</Alert>;
  return (
    <Checkbox
      label={words.label}
      description={solving.isPending ? words.checking : solving.isSuccess ? words.checked : undefined}
      error={solving.isError ? words.failed : undefined}
      checked={solving.isPending || solving.isSuccess}
      disabled={solving.isPending}
      onChange={() => {
        if (!solving.isSuccess) solving.mutate();
      }}
    />
  );
}
