import { UnstyledButton } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { kitTexts } from '../messages.ts';
import style from './grip.module.css';

interface GripProps
  extends Pick<
    ComponentProps<'button'>,
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onKeyDown'
  > {
  /** What is moved. */
  readonly name: string;
}

/** The handle by which an entry of a list is moved. */
export function Grip({ name, ...handlers }: GripProps) {
  const words = useTexts(kitTexts);
  return (
    <UnstyledButton className={style['grip'] ?? ''} aria-label={words.move(name)} title={words.moveHint} {...handlers}>
      <svg width="12" height="18" viewBox="0 0 12 18" fill="currentColor" aria-hidden="true" focusable="false">
        {[3, 9, 15].flatMap((y) => [3, 9].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.6" />))}
      </svg>
    </UnstyledButton>
  );
}
