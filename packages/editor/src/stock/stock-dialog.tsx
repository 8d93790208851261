import { Button, Group, Modal, SegmentedControl, Select, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { newKey } from '../api/new-key.ts';
import { sayProblem } from '../api/say.ts';
import { useUndoNotice } from '../kit/use-undo-notice.tsx';
import { commonTexts } from '../texts/common.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { stockTexts } from './messages.ts';
import { type StockReason, type StockRow, sendStockChanges, stockKey } from './queries.ts';

interface StockDialogProps {
  readonly row: StockRow;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Changes a quantity by an amount, or sets it to what was counted. */
export function StockDialog({ row, isOpen, onClose }: StockDialogProps) {
  const words = useTexts(stockTexts);
  const common = useTexts(commonTexts);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={words.changeTitle}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      {isOpen && <StockForm row={row} onClose={onClose} />}
    </Modal>
  );
}

type Way = 'by' | 'to';

const reasonsOf: Readonly<Record<Way, readonly StockReason[]>> = {
  by: ['received', 'returned', 'damaged', 'lost', 'correction'],
  to: ['count', 'correction'],
};

function StockForm({ row, onClose }: Omit<StockDialogProps, 'isOpen'>) {
  const words = useTexts(stockTexts);
  const common = useTexts(commonTexts);
  const format = useFormat();
  const queries = useQueryClient();
  const offerUndo = useUndoNotice();
  const [way, setWay] = useState<Way>('by');
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState<StockReason>('received');
  const [fault, setFault] = useState<string>();
  const { id: variantId, onHand, reserved } = row;
  const quantity = readQuantity(typed, way);
  const becomes = quantity === undefined ? undefined : way === 'by' ? onHand + quantity : quantity;
  const name = row.choice || row.title;

  // The same change, sent again after its answer was lost, counts once; another one is a new change.
  const sent = useRef({ what: '', key: '' });
  function keyFor(what: string): string {
    if (sent.current.what !== what) sent.current = { what, key: newKey() };
    return sent.current.key;
  }

  const change = useMutation({
    mutationFn: async (amount: number) => {
      const wanted = way === 'by' ? { by: amount, key: keyFor(`${amount} ${reason}`) } : { to: amount };
      const [refused] = await sendStockChanges([{ variantId, reason, ...wanted }]);
      return refused;
    },
    onSuccess: (refused, amount) => {
      void queries.invalidateQueries({ queryKey: stockKey });
      if (refused) {
        setFault(words.refusals[refused.reason]);
        return;
      }
      const delta = way === 'by' ? amount : amount - onHand;
      const undoKey = newKey();
      onClose();
      offerUndo({
        message: words.changed(name, format.number(onHand + delta)),
        undo: () => sendStockChanges([{ variantId, by: -delta, key: undoKey, reason: 'correction' }]),
      });
    },
    onError: (problem) => setFault(sayProblem(problem, common)),
  });

  function submit() {
    if (change.isPending) return;
    if (quantity === undefined) setFault(words.faults.whole);
    else change.mutate(quantity);
  }

  return (
    <Stack>
      <Text>
        <strong>{name}</strong> — {words.now(format.number(onHand))}{' '}
        {reserved > 0 && words.held(format.number(reserved))}
      </Text>
      <SegmentedControl
        aria-label={words.way}
        data={(['by', 'to'] as const).map((value) => ({ value, label: words.ways[value] }))}
        value={way}
        onChange={(value) => {
          const next = value === 'to' ? 'to' : 'by';
          setWay(next);
          setReason(reasonsOf[next][0] ?? 'correction');
          setFault(undefined);
        }}
      />
      <TextInput
        data-autofocus
        inputMode="numeric"
        autoComplete="off"
        label={words[way]}
        {...(way === 'by' ? { description: words.byHint } : {})}
        value={typed}
        error={fault}
        onKeyDown={(event) => {
          // The dialog may lie above the form of a product, which must not be saved by it.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          submit();
        }}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setFault(undefined);
        }}
      />
      <Text component="output" display="block" size="sm" c="var(--awning-quiet)" mih={22}>
        {becomes !== undefined && words.becomes(format.number(becomes))}
      </Text>
      <Select
        label={words.reason}
        data={reasonsOf[way].map((value) => ({ value, label: words.reasons[value] }))}
        value={reason}
        onChange={(value) => setReason(value ?? 'correction')}
        allowDeselect={false}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button loading={change.isPending} onClick={submit}>
          {common.save}
        </Button>
      </Group>
    </Stack>
  );
}

/** A whole number; only a difference may be negative, with any of the signs that keyboards write. */
function readQuantity(typed: string, way: Way): number | undefined {
  const text = typed.trim().replace(/^[−–]/, '-').replace(/^\+/, '');
  const pattern = way === 'by' ? /^-?\d{1,6}$/ : /^\d{1,6}$/;
  return pattern.test(text) ? Number(text) : undefined;
}
