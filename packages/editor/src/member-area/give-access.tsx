import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { fieldProblems } from '../api/say.ts';
import { useSession } from '../app/session.ts';
import { MomentField } from '../kit/fields/moment-field.tsx';
import { useChange } from '../kit/use-change.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { memberAreaTexts } from './messages.ts';
import { memberAreasKey } from './queries.ts';

interface GiveAccessProps {
  readonly areaId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function GiveAccess({ areaId, isOpen, onClose }: GiveAccessProps) {
  const words = useTexts(memberAreaTexts);
  const common = useTexts(commonTexts);
  return (
    <Modal opened={isOpen} onClose={onClose} title={words.give} closeButtonProps={{ 'aria-label': common.close }}>
      {isOpen && <GiveForm areaId={areaId} onClose={onClose} />}
    </Modal>
  );
}

function GiveForm({ areaId, onClose }: Omit<GiveAccessProps, 'isOpen'>) {
  const words = useTexts(memberAreaTexts);
  const common = useTexts(commonTexts);
  const { website } = useSession();
  const [email, setEmail] = useState('');
  const [until, setUntil] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const giving = useChange({
    change: () =>
      call('POST /api/commerce/member-areas/:id/members', {
        params: { id: areaId },
        body: { email: email.trim(), until, reason: reason.trim() },
      }),
    stale: memberAreasKey,
    success: words.given,
    reasons: words.reasons,
  });
  const problems = fieldProblems(giving.error, words.reasons);
  const isReady = email.trim() !== '' && reason.trim() !== '';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !giving.isPending) giving.mutate(undefined, { onSuccess: onClose });
      }}
    >
      <Stack gap="md">
        <Text size="sm">{words.giveText}</Text>
        <TextInput
          label={words.email}
          type="email"
          maxLength={300}
          required
          value={email}
          error={problems['email']}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          data-autofocus
        />
        <MomentField
          label={words.until}
          description={words.untilHint}
          value={until}
          onChange={setUntil}
          timeZone={website.timeZone}
          error={problems['until']}
        />
        <TextInput
          label={words.reason}
          description={words.reasonHint}
          maxLength={500}
          required
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" disabled={!isReady} loading={giving.isPending}>
            {words.give}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
