import { Alert, Anchor, Select, Stack } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Card } from '../kit/card.tsx';
import { Empty } from '../kit/empty.tsx';
import { Icon } from '../kit/icon.tsx';
import { useListAddress } from '../kit/list/use-list-address.ts';
import { Loaded } from '../kit/loaded.tsx';
import { Page } from '../kit/page.tsx';
import { More, Record, Records, recordStyle } from '../kit/records.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import { commonTexts } from '../texts/common.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { MailDialog } from './mail-dialog.tsx';
import { mailTones } from './mail-tones.ts';
import { mailTexts } from './messages.ts';
import style from './outbox-screen.module.css';
import { type OutboxMail, outboxChoices, outboxQuery } from './queries.ts';
import { useHeldMails } from './use-held-mails.ts';

export function OutboxScreen() {
  const words = useTexts(mailTexts);
  const common = useTexts(commonTexts);
  const address = useListAddress(outboxChoices);
  const { status } = address.asked;
  const [openId, setOpenId] = useState<string>();
  const outbox = useInfiniteQuery(outboxQuery(status));
  const heldCount = useHeldMails();
  const hasNoServer = outbox.data?.pages[0]?.hasMailServer === false;
  return (
    <Page
      title={words.title}
      lead={words.lead}
      actions={
        <Select
          aria-label={words.filter}
          data={[
            { value: 'all', label: common.all },
            ...outboxChoices.status.map((value) => ({
              value,
              label: value === 'undelivered' ? words.undelivered : words.status[value],
            })),
          ]}
          value={status ?? 'all'}
          onChange={(value) => address.ask('status', value === 'all' ? undefined : (value ?? undefined))}
          allowDeselect={false}
          w={180}
        />
      }
    >
      {hasNoServer && (
        <Alert color="sun" icon={<Icon name="warning" />} title={words.noServer}>
          <Stack gap="xs" align="flex-start">
            {words.noServerText(heldCount)}
            <Anchor component={Link} to="/config/settings/mail-server" size="sm">
              {words.setUp}
            </Anchor>
          </Stack>
        </Alert>
      )}
      <Card isFlush>
        <Loaded query={outbox}>
          {({ pages }) => <MailList mails={pages.flatMap((page) => page.mails)} onOpen={setOpenId} />}
        </Loaded>
      </Card>
      <More query={outbox} />
      <MailDialog id={openId} onClose={() => setOpenId(undefined)} />
    </Page>
  );
}

interface MailListProps {
  readonly mails: readonly OutboxMail[];
  readonly onOpen: (id: string) => void;
}

function MailList({ mails, onOpen }: MailListProps) {
  const words = useTexts(mailTexts);
  const format = useFormat();
  if (mails.length === 0) return <Empty title={words.empty} />;
  return (
    <Records label={words.title}>
      {mails.map((mail) => (
        <Record key={mail.id}>
          <button type="button" className={`${recordStyle['line']} ${style['line']}`} onClick={() => onOpen(mail.id)}>
            <Stack gap={0} miw={0}>
              <strong className={recordStyle['cut']}>{mail.subject}</strong>
              <span className={`${recordStyle['quiet']} ${recordStyle['cut']}`}>{mail.recipient}</span>
            </Stack>
            <span className={recordStyle['quiet']}>{format.moment(mail.createdAt)}</span>
            <StatusBadge tone={mailTones[mail.status]}>{words.status[mail.status]}</StatusBadge>
          </button>
        </Record>
      ))}
    </Records>
  );
}
