import { Alert, Anchor, Button, Group, Modal, SegmentedControl, Stack, Text } from '@mantine/core';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { type Answer, call } from '../api/client.ts';
import { Loaded } from '../kit/loaded.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useChange } from '../kit/use-change.ts';
import { commonTexts } from '../texts/common.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import style from './mail-dialog.module.css';
import { mailTones } from './mail-tones.ts';
import { mailTexts } from './messages.ts';
import { mailKey, mailQuery } from './queries.ts';

interface MailDialogProps {
  readonly id: string | undefined;
  readonly onClose: () => void;
}

export function MailDialog({ id, onClose }: MailDialogProps) {
  const common = useTexts(commonTexts);
  const mail = useQuery(id === undefined ? { queryKey: [...mailKey, 'none'], queryFn: skipToken } : mailQuery(id));
  return (
    <Modal
      opened={id !== undefined}
      onClose={onClose}
      size="xl"
      title={mail.data?.subject ?? common.loading}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      <Loaded query={mail}>{(found) => <MailContent mail={found} />}</Loaded>
    </Modal>
  );
}

function MailContent({ mail }: { readonly mail: Answer<'GET /api/mail/outbox/:id'> }) {
  const words = useTexts(mailTexts);
  const format = useFormat();
  const whyId = useId();
  const [view, setView] = useState('html');
  const send = useChange({
    change: () => call('POST /api/mail/outbox/:id/send', { params: { id: mail.id } }),
    stale: mailKey,
    success: words.sending,
    reasons: words.reasons,
  });
  const canSend = mail.status === 'held' || mail.status === 'bounced' || mail.status === 'failed';
  return (
    <Stack>
      <dl className={style['facts']}>
        <dt>{words.to}</dt>
        <dd>{mail.recipient}</dd>
        {mail.from && <dt>{words.from}</dt>}
        {mail.from && <dd>{mail.from}</dd>}
        <dt>{words.written}</dt>
        <dd>{format.moment(mail.createdAt)}</dd>
        {mail.sentAt && <dt>{words.sentAt}</dt>}
        {mail.sentAt && <dd>{format.moment(mail.sentAt)}</dd>}
        {mail.lastError && <dt>{words.lastError}</dt>}
        {mail.lastError && <dd>{mail.lastError}</dd>}
      </dl>
      <Group justify="space-between">
        <SegmentedControl
          aria-label={words.view}
          value={view}
          onChange={setView}
          data={[
            { value: 'html', label: words.asHtml },
            { value: 'text', label: words.asText },
          ]}
        />
        <Group gap="sm">
          <StatusBadge tone={mailTones[mail.status]}>{words.status[mail.status]}</StatusBadge>
          {canSend && (
            <Button
              size="xs"
              disabled={!mail.hasMailServer}
              aria-describedby={mail.hasMailServer ? undefined : whyId}
              loading={send.isPending}
              onClick={() => send.mutate(undefined)}
            >
              {words.send}
            </Button>
          )}
        </Group>
      </Group>
      {canSend && !mail.hasMailServer && (
        <Text size="sm" c="var(--awning-quiet)" id={whyId}>
          {words.cannotSend}{' '}
          <Anchor component={Link} to="/config/settings/mail-server" inherit>
            {words.setUp}
          </Anchor>
        </Text>
      )}
      {mail.isLinkHidden && (
        <Alert color="sun" title={words.linkHidden}>
          {mail.kind === 'team-password-reset' ? words.memberLinkText(mail.recipient) : words.linkHiddenText}
        </Alert>
      )}
      {view === 'html' ? (
        <iframe
          className={style['frame']}
          title={mail.subject}
          sandbox=""
          src={`/config/settings/mail/${mail.id}/preview`}
        />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
        <pre className={style['text']} tabIndex={0}>
          {mail.text}
        </pre>
      )}
    </Stack>
  );
}
