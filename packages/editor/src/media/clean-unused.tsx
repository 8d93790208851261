import { Alert, Button, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { call } from '../api/client.ts';
import { useChange } from '../kit/use-change.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { fileTexts } from './messages.ts';
import { filesKey } from './queries.ts';

/** Above the unused files: what that means, and all of them into the trash, from where they can come back. */
export function CleanUnused() {
  const words = useTexts(fileTexts);
  const common = useTexts(commonTexts);
  const clean = useChange({
    change: async () => {
      const trashed = await trashAll();
      notifications.show({
        color: 'cloth',
        message: words.cleaned(trashed),
        closeButtonProps: { 'aria-label': common.close },
      });
    },
    stale: filesKey,
  });
  return (
    <Alert color="gray" variant="light">
      <Text size="sm" mb="sm">
        {words.unusedText}
      </Text>
      <Button size="xs" variant="default" loading={clean.isPending} onClick={() => clean.mutate(undefined)}>
        {words.clean}
      </Button>
    </Alert>
  );
}

/** The server takes a slice of them at a time. */
async function trashAll(): Promise<number> {
  let trashed = 0;
  let after: string | null = null;
  for (;;) {
    const slice: { trashed: number; isDone: boolean; after: string | null } = await call(
      'POST /api/unused-files/trash',
      { body: after === null ? {} : { after } },
    );
    trashed += slice.trashed;
    if (slice.isDone) return trashed;
    after = slice.after;
  }
}
