import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { call } from '../api/client.ts';
import { useScreens } from '../app/screens-context.ts';
import { Card } from '../kit/card.tsx';
import { usePagedRows } from '../kit/list/use-paged-rows.ts';
import { Loaded } from '../kit/loaded.tsx';
import { More } from '../kit/records.tsx';
import { useTexts } from '../texts/texts.ts';
import { formBuilderTexts } from './builder-messages.ts';
import style from './form-builder.module.css';
import { type FormUse, formsKey } from './queries.ts';

interface FormUsesProps {
  readonly id: string;
  readonly isAskedWithProduct: boolean;
}

/** The pages that show the form and the products that ask it, as far as visitors see them. */
export function FormUses({ id, isAskedWithProduct }: FormUsesProps) {
  const words = useTexts(formBuilderTexts);
  const uses = usePagedRows({
    key: [...formsKey, id, 'uses'],
    load: async (after) => {
      const page = await call('GET /api/forms/:id/uses', {
        params: { id },
        query: after === undefined ? {} : { after },
      });
      return { rows: page.uses, nextAfter: page.nextAfter };
    },
  });
  const address = `/form/${id}`;
  return (
    <Card title={words.uses}>
      <Loaded query={uses}>
        {(found) =>
          found.length > 0 ? (
            <Stack component="ul" gap="xs" className={style['entries'] ?? ''}>
              {found.map((use) => (
                <li key={`${use.kind}/${use.id}`}>
                  <Use use={use} />
                </li>
              ))}
            </Stack>
          ) : (
            <Text c="var(--awning-quiet)">
              {isAskedWithProduct ? words.notAsked : words.notUsed}{' '}
              {!isAskedWithProduct && (
                <Anchor href={address} target="_blank" rel="noopener" style={{ overflowWrap: 'anywhere' }}>
                  {address}
                </Anchor>
              )}
            </Text>
          )
        }
      </Loaded>
      <More query={uses} />
    </Card>
  );
}

/** Where documents are edited, as far as they have a screen. */
const places: Readonly<Record<string, string>> = {
  page: '/config/pages/$id',
  item: '/config/items/$id',
  product: '/config/commerce/products/$id',
  popup: '/config/popup',
  'announcement-bar': '/config/announcement-bar',
};

function Use({ use: { kind, id, title, isTrashed } }: { readonly use: FormUse }) {
  const words = useTexts(formBuilderTexts);
  const screens = useScreens();
  const kindWord = words.useKinds[kind as keyof typeof words.useKinds] ?? words.otherUse;
  const pattern = places[kind];
  const hasScreen = !isTrashed && pattern !== undefined && screens.some(({ path }) => path === pattern);
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
      {(title !== null || isTrashed) && (
        <Text size="sm" c="var(--awning-quiet)">
          {isTrashed ? words.inTrash(kindWord) : kindWord}
        </Text>
      )}
    </>
  );
}
