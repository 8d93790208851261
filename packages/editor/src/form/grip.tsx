import { UnstyledButton } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useTexts } from '../texts/texts.ts';
import { formBuilderTexts } from './builder-messages.ts';
import style from './form-builder.module.css';

interface GripProps
  extends Pick<
    ComponentProps<'button'>,
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onKeyDown'
  > {
  readonly label: string;
}

/** The handle by which an entry of a list is moved. */
export function Grip({ label, ...handlers }: GripProps) {
  const words = useTexts(formBuilderTexts);
  return (
    <UnstyledButton className={style['grip'] ?? ''} aria-label={label} title={words.moveHint} {...handlers}>
      <svg width="12" height="18" viewBox="0 0 12 18" fill="currentColor" aria-hidden="true" focusable="false">
        {[3, 9, 15].flatMap((y) => [3, 9].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.6" />))}
      </svg>
    </UnstyledButton>
  );
}
