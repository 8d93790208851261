import { Button, Group } from '@mantine/core';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { formState } from './form-state.ts';

interface SaveButtonProps {
  readonly isChanged: boolean;
  readonly isSaving: boolean;
}

/** Every settings form ends with it and is in exactly one of three states (D-080). */
export function SaveButton({ isChanged, isSaving }: SaveButtonProps) {
  const words = useTexts(commonTexts);
  const state = formState(isChanged, isSaving);
  return (
    <Group data-form-state={state}>
      <Button type="submit" disabled={state === 'normal'} loading={state === 'saving'}>
        {state === 'saving' ? words.saving : words.save}
      </Button>
    </Group>
  );
}
