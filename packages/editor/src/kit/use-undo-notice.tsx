import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { sayProblem } from '../api/say.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { kitTexts } from './messages.ts';

/** Long enough to read it, look at the list and reach the button by keyboard; what was deleted is in the trash afterwards as well. */
const shownMs = 12_000;

interface Undoable {
  readonly message: string;
  readonly undo: () => Promise<unknown>;
  /** What to say where a refusal to undo has words of its own. */
  readonly reasons?: Readonly<Record<string, string>>;
}

/** Tells what was done, with a button that takes it back, instead of asking before. */
export function useUndoNotice(): (undoable: Undoable) => void {
  const words = useTexts(kitTexts);
  const common = useTexts(commonTexts);
  const queries = useQueryClient();
  const closeButtonProps = { 'aria-label': common.close };
  return ({ message, undo, reasons = {} }) => {
    const id = notifications.show({
      color: 'cloth',
      autoClose: shownMs,
      closeButtonProps,
      message: (
        <Group justify="space-between" wrap="nowrap" gap="sm">
          <span>{message}</span>
          <Button size="compact-sm" variant="light" style={{ flexShrink: 0 }} onClick={() => void takeBack()}>
            {words.undo}
          </Button>
        </Group>
      ),
    });
    async function takeBack() {
      notifications.hide(id);
      try {
        await undo();
        notifications.show({ color: 'cloth', message: words.undone, closeButtonProps });
      } catch (problem) {
        notifications.show({ color: 'red', message: sayProblem(problem, common, reasons), closeButtonProps });
      }
      await queries.invalidateQueries();
    }
  };
}
