import { Text } from '@mantine/core';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useTexts } from '../texts/texts.ts';
import { percentOf } from './file-fields.ts';
import style from './focal-point.module.css';
import { fileTexts } from './messages.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface FocalPointProps {
  readonly src: string;
  readonly value: Point;
  readonly onChange: (value: Point) => void;
}

/** The picture with the point that stays visible when it is cut: pressed with the mouse, moved with the arrow keys. */
export function FocalPoint({ src, value, onChange }: FocalPointProps) {
  const words = useTexts(fileTexts);
  const place = words.focalAt(percentOf(value.x), percentOf(value.y));
  function press(event: MouseEvent<HTMLButtonElement>) {
    // The Enter key presses without a place.
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange({ x: within((event.clientX - left) / width), y: within((event.clientY - top) / height) });
  }
  function move(event: KeyboardEvent) {
    const [right, down] = arrows[event.key] ?? [0, 0];
    if (right === 0 && down === 0) return;
    event.preventDefault();
    const step = event.shiftKey ? 0.1 : 0.01;
    onChange({ x: within(value.x + right * step), y: within(value.y + down * step) });
  }
  return (
    <>
      <div className={style['frame']}>
        <button
          type="button"
          className={style['area']}
          aria-label={`${words.focalPoint}: ${place}`}
          aria-describedby="focal-point-hint"
          onClick={press}
          onKeyDown={move}
        >
          <img className={style['picture']} src={src} alt="" />
          <span className={style['point']} style={{ left: `${value.x * 100}%`, top: `${value.y * 100}%` }} />
        </button>
      </div>
      <Text id="focal-point-hint" size="sm" c="var(--awning-quiet)" mt="sm">
        {words.focalHint}
      </Text>
    </>
  );
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** As precise as the server keeps it. */
function within(fraction: number): number {
  return Math.round(Math.min(1, Math.max(0, fraction)) * 10_000) / 10_000;
}
