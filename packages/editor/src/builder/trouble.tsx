import { Alert, Button, Text } from '@mantine/core';
import { Icon } from '../kit/icon.tsx';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import style from './builder.module.css';
import { builderTexts } from './messages.ts';

interface TroubleProps {
  readonly autosave: { readonly isMissed: boolean; readonly retry: () => void };
  readonly drawing: { readonly isMissed: boolean; readonly isRefused: boolean; readonly retry: () => void };
  readonly draft: { readonly isMissed: boolean; readonly isRefused: boolean; readonly renew: () => void };
  /** Why the draft is not shown. */
  readonly notShown: string;
}

/** What could not be saved or shown, and what happens with it. */
export function Trouble({ autosave, drawing, draft, notShown }: TroubleProps) {
  const words = useTexts(builderTexts);
  const common = useTexts(commonTexts);
  const isMissed = autosave.isMissed || drawing.isMissed || draft.isMissed;
  if (!isMissed && !drawing.isRefused && !draft.isRefused) return null;
  if (!isMissed) {
    return (
      <Alert color="sun" className={style['alert'] ?? ''} icon={<Icon name="warning" />}>
        {draft.isRefused ? notShown : words.notDrawn}
      </Alert>
    );
  }
  function retry(): void {
    if (autosave.isMissed) autosave.retry();
    if (drawing.isMissed) drawing.retry();
    if (draft.isMissed) draft.renew();
  }
  return (
    <Alert color="sun" className={style['alert'] ?? ''} icon={<Icon name="warning" />} title={words.missed}>
      <Text size="sm" mb="sm">
        {autosave.isMissed ? words.missedSave : words.missedDrawing}
      </Text>
      <Button size="xs" onClick={retry}>
        {common.tryAgain}
      </Button>
    </Alert>
  );
}
