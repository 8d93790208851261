import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { commonTexts } from '../../texts/common.ts';
import { useTexts } from '../../texts/texts.ts';

/** A password that can be shown; the library's own button has English words only. */
export function PasswordField(props: Omit<PasswordInputProps, 'visible' | 'onVisibilityChange'>) {
  const words = useTexts(commonTexts);
  const [isVisible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...props}
      visible={isVisible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{ 'aria-label': isVisible ? words.hidePassword : words.showPassword }}
    />
  );
}
