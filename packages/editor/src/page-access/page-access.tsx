import { PagePermission } from '@awning/site-model';
import { Anchor, Button, Group, Radio, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { fieldProblems } from '../api/say.ts';
import { Card } from '../kit/card.tsx';
import { PasswordField } from '../kit/fields/password-field.tsx';
import { useChange } from '../kit/use-change.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { pageAccessTexts } from './messages.ts';
import { type Access, accessQuery } from './queries.ts';

/** Chooses who may see a page; it counts at once and is no part of the page's versions. */
export function PageAccess({ pageId }: { readonly pageId: string }) {
  const words = useTexts(pageAccessTexts);
  const { data, isError } = useQuery(accessQuery(pageId));
  return (
    <Card title={words.title}>
      {isError && <Text size="sm">{words.failed}</Text>}
      {data?.isInArea && (
        <Stack gap="xs">
          <Text size="sm">{words.inArea}</Text>
          <Anchor component={Link} to="/config/commerce/member-areas" size="sm">
            {words.toAreas}
          </Anchor>
        </Stack>
      )}
      {data && data.guardedIndex !== null && (
        <Text size="sm" mb="sm">
          {words.inIndex(data.guardedIndex)}
        </Text>
      )}
      {data && !data.isInArea && (
        <AccessForm key={`${data.permission} ${data.hasPassword}`} pageId={pageId} access={data} />
      )}
    </Card>
  );
}

function AccessForm({ pageId, access }: { readonly pageId: string; readonly access: Access }) {
  const words = useTexts(pageAccessTexts);
  const common = useTexts(commonTexts);
  const queries = useQueryClient();
  const [chosen, setChosen] = useState(access.permission);
  const [typed, setTyped] = useState('');
  const change = useChange({
    change: async (body: { readonly permission: Access['permission']; readonly password?: string }) => {
      const answer = await call('PUT /api/page-access/:id', { params: { id: pageId }, body });
      setTyped('');
      queries.setQueryData(accessQuery(pageId).queryKey, answer);
    },
    success: common.saved,
    reasons: words.reasons,
  });
  const asksForPassword = chosen === PagePermission.password;
  const { hasPassword } = access;
  const save = () => change.mutate({ permission: chosen, ...(asksForPassword && typed !== '' && { password: typed }) });
  const isChanged = chosen !== access.permission || (asksForPassword && typed !== '');
  return (
    <Stack gap="sm">
      <Radio.Group
        aria-label={words.title}
        value={String(chosen)}
        onChange={(value) => setChosen(Number(value) as Access['permission'])}
      >
        <Stack gap="xs">
          <Radio value={String(PagePermission.public)} label={words.everyone} />
          <Radio value={String(PagePermission.password)} label={words.withPassword} />
          <Radio value={String(PagePermission.membersOnly)} label={words.members} />
        </Stack>
      </Radio.Group>
      {asksForPassword && (
        <PasswordField
          label={hasPassword ? words.anotherPassword : words.password}
          description={hasPassword ? `${words.keepsPassword} ${words.voids}` : common.passwordHint}
          autoComplete="new-password"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          // It stands within the form of the page, which Enter would save.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            save();
          }}
          error={fieldProblems(change.error, words.reasons)['password']}
        />
      )}
      <Text size="sm" c="var(--awning-quiet)">
        {words.atOnce}
      </Text>
      {isChanged && (
        <Group>
          <Button variant="default" size="xs" loading={change.isPending} onClick={save}>
            {common.save}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
