import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { useChange } from '../kit/use-change.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { memberAreaTexts } from './messages.ts';
import { type Member, memberAreasKey } from './queries.ts';

interface EndAccessProps {
  readonly member: Member | undefined;
  readonly onClose: () => void;
}

export function EndAccess({ member, onClose }: EndAccessProps) {
  const words = useTexts(memberAreaTexts);
  const common = useTexts(commonTexts);
  return (
    <Modal
      opened={member !== undefined}
      onClose={onClose}
      title={words.endTitle}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      {member && <EndForm member={member} onClose={onClose} />}
    </Modal>
  );
}

function EndForm({ member, onClose }: { readonly member: Member; readonly onClose: () => void }) {
  const words = useTexts(memberAreaTexts);
  const common = useTexts(commonTexts);
  const [reason, setReason] = useState('');
  const ending = useChange({
    change: () =>
      call('POST /api/commerce/member-access/:id/end', {
        params: { id: member.id },
        body: { reason: reason.trim() },
      }),
    stale: memberAreasKey,
    success: words.ended,
    reasons: words.reasons,
  });
  const isReady = reason.trim() !== '';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !ending.isPending) ending.mutate(undefined, { onSuccess: onClose });
      }}
    >
      <Stack gap="md">
        <Text size="sm">{member.orderId === null ? words.endText(member.email) : words.endPaidText(member.email)}</Text>
        <TextInput
          label={words.reason}
          description={words.reasonHint}
          maxLength={500}
          required
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          data-autofocus
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" color="red" disabled={!isReady} loading={ending.isPending}>
            {words.end}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
