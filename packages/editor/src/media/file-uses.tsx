import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { call } from '../api/client.ts';
import { useScreens } from '../app/screens-context.ts';
import { usePagedRows } from '../kit/list/use-paged-rows.ts';
import { Loaded } from '../kit/loaded.tsx';
import { More } from '../kit/records.tsx';
import { useTexts } from '../texts/texts.ts';
import style from './file-aside.module.css';
import { fileTexts } from './messages.ts';
import { type FileUse, filesKey } from './queries.ts';

/** Everything that shows or links the file. */
export function FileUses({ id }: { readonly id: string }) {
  const words = useTexts(fileTexts);
  const uses = usePagedRows({
    key: [...filesKey, id, 'uses'],
    load: async (after) => {
      const page = await call('GET /api/files/:id/uses', {
        params: { id },
        query: after === undefined ? {} : { after },
      });
      return { rows: page.uses, nextAfter: page.nextAfter };
    },
  });
  return (
    <>
      <Loaded query={uses}>
        {(found) =>
          found.length === 0 ? (
            <Text c="var(--awning-quiet)">{words.notUsed}</Text>
          ) : (
            <ul className={style['uses']}>
              {found.map((use) => (
                <li key={`${use.kind}/${use.id}`} className={style['use']}>
                  <Use use={use} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <More query={uses} />
    </>
  );
}

function Use({ use: { kind, id, title, isTrashed, isGone } }: { readonly use: FileUse }) {
  const words = useTexts(fileTexts);
  const screens = useScreens();
  const kindWord = words.useKinds[kind as keyof typeof words.useKinds] ?? words.otherUse;
  const pattern = places[kind];
  const hasScreen = !isTrashed && !isGone && pattern !== undefined && screens.some(({ path }) => path === pattern);
  const name = title ?? kindWord;
  return (
    <>
      {hasScreen ? (
        <Anchor component={Link} to={pattern.replace('$id', id)}>
          {name}
        </Anchor>
      ) : (
        <span>{name}</span>
      )}
      {(title !== null || isTrashed || isGone) && (
        <Text size="sm" c="var(--awning-quiet)">
          {isGone ? words.isGone : isTrashed ? words.inTrash(kindWord) : kindWord}
        </Text>
      )}
    </>
  );
}

/** Where documents are edited, as far as they have a screen. */
const places: Readonly<Record<string, string>> = {
  product: '/config/commerce/products/$id',
  page: '/config/pages/$id',
  settings: '/config/settings',
  identity: '/config/settings/identity',
  'theme-settings': '/config/settings/theme/settings',
};
