import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../kit/card.tsx';
import { Empty } from '../kit/empty.tsx';
import { Icon } from '../kit/icon.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { Page } from '../kit/page.tsx';
import { Record, Records } from '../kit/records.tsx';
import { useTexts } from '../texts/texts.ts';
import { KeyLine } from './key-line.tsx';
import { apiKeyTexts } from './messages.ts';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { apiKeysQuery } from './queries.ts';

export function ApiKeysScreen() {
  const words = useTexts(apiKeyTexts);
  const keys = useQuery(apiKeysQuery);
  const [isMaking, setMaking] = useState(false);
  const create = (
    <Button leftSection={<Icon name="plus" size={18} />} onClick={() => setMaking(true)}>
      {words.create}
    </Button>
  );
  const hasKeys = (keys.data?.keys.length ?? 0) > 0;
  return (
    <Page title={words.title} lead={words.lead} {...(hasKeys ? { actions: create } : {})}>
      <Loaded query={keys}>
        {({ keys: found, rights }) => (
          <>
            <Card isFlush>
              {found.length === 0 ? (
                <Empty title={words.empty} action={create}>
                  {words.emptyText}
                </Empty>
              ) : (
                <Records label={words.title}>
                  {found.map((key) => (
                    <Record key={key.id}>
                      <KeyLine apiKey={key} />
                    </Record>
                  ))}
                </Records>
              )}
            </Card>
            <NewKeyDialog rights={rights} isOpen={isMaking} onClose={() => setMaking(false)} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
