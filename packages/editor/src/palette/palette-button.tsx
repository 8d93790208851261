import { VisuallyHidden } from '@mantine/core';
import { Icon } from '../kit/icon.tsx';
import { useTexts } from '../texts/texts.ts';
import { paletteButtonTexts } from './button-messages.ts';
import style from './palette-button.module.css';

interface PaletteButtonProps {
  readonly onOpen: () => void;
  /** Only the sign, where there is no room for more. */
  readonly isSmall?: boolean;
}

export function PaletteButton({ onOpen, isSmall = false }: PaletteButtonProps) {
  const words = useTexts(paletteButtonTexts);
  return (
    <button
      type="button"
      className={style[isSmall ? 'small' : 'button']}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
    >
      <Icon name="search" size={isSmall ? 20 : 16} />
      {isSmall ? (
        <VisuallyHidden>{words.search}</VisuallyHidden>
      ) : (
        <>
          <span className={style['name']}>{words.search}</span>
          <kbd className={style['key']} aria-hidden="true">
            {isApple() ? '⌘K' : words.key}
          </kbd>
        </>
      )}
    </button>
  );
}

function isApple(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent);
}
