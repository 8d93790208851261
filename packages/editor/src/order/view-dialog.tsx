import { Button, Checkbox, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../api/client.ts';
import { sayProblem } from '../api/say.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { orderTexts } from './messages.ts';
import { type AskedOrders, type SavedView, savedViewsQuery } from './queries.ts';

interface ViewDialogProps {
  readonly asked: AskedOrders;
  readonly isOpen: boolean;
  /** The view that gets another name; without it a new one is made. */
  readonly renamed: SavedView | undefined;
  readonly onClose: () => void;
}

/** Names what the list shows. */
export function ViewDialog({ asked, isOpen, renamed, onClose }: ViewDialogProps) {
  const words = useTexts(orderTexts);
  const common = useTexts(commonTexts);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={renamed ? words.renameView : words.saveView}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      {isOpen && <ViewForm asked={asked} renamed={renamed} onClose={onClose} />}
    </Modal>
  );
}

const MAX_NAME_LENGTH = 60;

function ViewForm({ asked, renamed, onClose }: Omit<ViewDialogProps, 'isOpen'>) {
  const words = useTexts(orderTexts);
  const common = useTexts(commonTexts);
  const queries = useQueryClient();
  const [name, setName] = useState(renamed?.name ?? '');
  const [isShared, setShared] = useState(false);
  const [fault, setFault] = useState<string>();
  const save = useMutation({
    mutationFn: async () => {
      if (renamed) await call('PUT /api/commerce/order-views/:id', { params: { id: renamed.id }, body: { name } });
      else await call('POST /api/commerce/order-views', { body: { name, isShared, filter: asked } });
      await queries.invalidateQueries({ queryKey: savedViewsQuery.queryKey });
    },
    onSuccess: onClose,
    onError: (problem) => setFault(sayProblem(problem, common)),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (save.isPending) return;
    if (name.trim() === '') setFault(common.required);
    else save.mutate();
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={common.name}
          value={name}
          maxLength={MAX_NAME_LENGTH}
          error={fault}
          data-autofocus
          onChange={(event) => {
            setName(event.currentTarget.value);
            setFault(undefined);
          }}
        />
        {!renamed && (
          <Checkbox
            label={words.forTeam}
            checked={isShared}
            onChange={(event) => setShared(event.currentTarget.checked)}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {common.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
