import { Button, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { useSession } from '../app/session.ts';
import { MomentField } from '../kit/fields/moment-field.tsx';
import { MoneyField } from '../kit/fields/money-field.tsx';
import { useChange } from '../kit/use-change.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { giftCardTexts } from './messages.ts';
import { giftCardsKey } from './queries.ts';

interface IssueGiftCardProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function IssueGiftCard({ isOpen, onClose }: IssueGiftCardProps) {
  const words = useTexts(giftCardTexts);
  const common = useTexts(commonTexts);
  return (
    <Modal opened={isOpen} onClose={onClose} title={words.issue} closeButtonProps={{ 'aria-label': common.close }}>
      {isOpen && <IssueForm onClose={onClose} />}
    </Modal>
  );
}

const nothing = { value: '', recipientName: '', recipientEmail: '', message: '', note: '' };

function IssueForm({ onClose }: Pick<IssueGiftCardProps, 'onClose'>) {
  const words = useTexts(giftCardTexts);
  const common = useTexts(commonTexts);
  const { website } = useSession();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(nothing);
  const [expiresAt, setExpiresAt] = useState<string | null>(null);
  const text = (name: keyof typeof nothing) => ({
    value: typed[name],
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => {
      const { value } = currentTarget;
      setTyped((known) => ({ ...known, [name]: value }));
    },
  });
  const issuing = useChange({
    change: () =>
      call('POST /api/commerce/gift-cards', {
        body: { ...typed, recipientEmail: typed.recipientEmail.trim() || null, expiresAt },
      }),
    stale: giftCardsKey,
    success: words.issued,
  });
  const isReady = Number(typed.value) > 0;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady || issuing.isPending) return;
        issuing.mutate(undefined, {
          onSuccess: ({ id }) => {
            onClose();
            void navigate({ to: `/config/commerce/gift-cards/${id}` });
          },
        });
      }}
    >
      <Stack gap="md">
        <Text size="sm">{words.issueText}</Text>
        <MoneyField
          label={words.value}
          currency={website.currency}
          value={typed.value}
          onChange={(value) => setTyped((known) => ({ ...known, value }))}
          required
          data-autofocus
        />
        <TextInput label={words.name} maxLength={100} {...text('recipientName')} />
        <TextInput
          label={words.email}
          description={words.emailHint}
          type="email"
          maxLength={300}
          {...text('recipientEmail')}
        />
        <Textarea label={words.message} maxLength={500} rows={3} {...text('message')} />
        <MomentField
          label={words.validUntil}
          description={words.validHint}
          value={expiresAt}
          onChange={setExpiresAt}
          timeZone={website.timeZone}
        />
        <TextInput label={words.note} description={words.noteHint} maxLength={500} {...text('note')} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" disabled={!isReady} loading={issuing.isPending}>
            {words.issue}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
