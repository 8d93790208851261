import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { Ask } from '../kit/ask.tsx';
import { recordStyle } from '../kit/records.tsx';
import { useChange } from '../kit/use-change.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { securityTexts } from './messages.ts';
import { PasskeyNameDialog } from './passkey-name-dialog.tsx';
import { type Passkey, secondFactorQuery } from './queries.ts';
import style from './security.module.css';

export function PasskeyLine({ passkey }: { readonly passkey: Passkey }) {
  const words = useTexts(securityTexts);
  const format = useFormat();
  const [open, setOpen] = useState<'name' | 'remove'>();
  const close = () => setOpen(undefined);
  const removal = useChange({
    change: () => call('DELETE /api/team/second-factor/passkeys/:id', { params: { id: passkey.id } }),
    stale: secondFactorQuery.queryKey,
    success: words.passkeyRemoved,
    reasons: words.reasons,
  });
  return (
    <div className={`${recordStyle['line']} ${style['session']}`}>
      <Stack gap={0} miw={0}>
        <strong>{passkey.name}</strong>
        <span className={recordStyle['quiet']}>
          {passkey.lastUsedAt === null
            ? words.passkeySince(format.day(passkey.createdAt))
            : words.passkeyUsed(format.moment(passkey.lastUsedAt))}
        </span>
      </Stack>
      <Group gap="xs" className={style['end'] ?? ''}>
        <Button size="xs" variant="default" onClick={() => setOpen('name')} aria-label={words.renameThis(passkey.name)}>
          {words.rename}
        </Button>
        <Button
          size="xs"
          variant="subtle"
          color="red"
          onClick={() => setOpen('remove')}
          aria-label={words.removeThis(passkey.name)}
        >
          {words.remove}
        </Button>
      </Group>
      <PasskeyNameDialog passkey={passkey} isOpen={open === 'name'} onClose={close} />
      <Ask
        isOpen={open === 'remove'}
        title={words.removeTitle(passkey.name)}
        action={words.remove}
        isBusy={removal.isPending}
        onClose={close}
        onConfirm={() => removal.mutate(undefined, { onSettled: close })}
      >
        {words.removeText}
      </Ask>
    </div>
  );
}
