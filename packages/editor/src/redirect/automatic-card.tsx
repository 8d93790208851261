import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { Ask } from '../kit/ask.tsx';
import { Card } from '../kit/card.tsx';
import { usePagedRows } from '../kit/list/use-paged-rows.ts';
import { Loaded } from '../kit/loaded.tsx';
import { More } from '../kit/records.tsx';
import { useChange } from '../kit/use-change.ts';
import { useTexts } from '../texts/texts.ts';
import style from './automatic-card.module.css';
import { redirectTexts } from './messages.ts';
import { formerAddressesQuery, redirectsKey } from './queries.ts';

/** The redirects that arose because something got another address. */
export function AutomaticCard({ search }: { readonly search: string | undefined }) {
  const words = useTexts(redirectTexts);
  const addresses = usePagedRows(formerAddressesQuery(search === undefined ? {} : { search }));
  const [asked, setAsked] = useState<string>();
  const forget = useChange({
    change: (path: string) => call('DELETE /api/former-addresses', { query: { path } }),
    stale: redirectsKey,
    success: words.forgotten,
  });
  return (
    <Card title={words.automatic} isFlush>
      <Text px="lg" pb="md" size="sm" c="var(--awning-quiet)">
        {words.automaticText}
      </Text>
      <Loaded query={addresses}>
        {(rows) =>
          rows.length === 0 ? (
            <Text px="lg" pb="lg">
              {words.noneAutomatic}
            </Text>
          ) : (
            <ul className={style['list']}>
              {rows.map(({ id, target }) => (
                <li key={id} className={style['line']}>
                  <span className={style['path']}>{id}</span>
                  <span className={style['target']}>
                    {target === null ? words.leadsNowhere : words.leadsTo(target)}
                  </span>
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={words.forgetNamed(id)}
                    onClick={() => setAsked(id)}
                  >
                    {words.forget}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <More query={addresses} />
      <Ask
        isOpen={asked !== undefined}
        title={words.forgetTitle}
        action={words.forget}
        isBusy={forget.isPending}
        onClose={() => setAsked(undefined)}
        onConfirm={() => forget.mutate(asked ?? '', { onSettled: () => setAsked(undefined) })}
      >
        {words.forgetText(asked ?? '')}
      </Ask>
    </Card>
  );
}
