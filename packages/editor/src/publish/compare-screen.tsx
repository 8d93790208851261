import { Button, Group, NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { usePrimaryLanguage } from '../app/session.ts';
import { BackLink } from '../kit/back-link.tsx';
import { documentKey } from '../kit/document/kind.ts';
import type { DocumentField } from '../kit/editing/document.ts';
import { Loaded } from '../kit/loaded.tsx';
import { kitTexts } from '../kit/messages.ts';
import { Page } from '../kit/page.tsx';
import { useChange } from '../kit/use-change.ts';
import { useUndoNotice } from '../kit/use-undo-notice.tsx';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { Changes } from './changes.tsx';
import { publishTexts } from './messages.ts';
import style from './publish.module.css';
import type { DraftDocument, PublishedKind } from './queries.ts';
import { Sides } from './sides.tsx';
import { prepareTakeBack } from './take-back.ts';

interface CompareScreenProps<Document extends DraftDocument> {
  readonly of: PublishedKind<Document>;
  readonly document: Document;
  readonly title: string;
  readonly fields: readonly DocumentField<Document['body']>[];
}

/** Two versions side by side, and the way back to the earlier one. */
export function CompareScreen<Document extends DraftDocument>(props: CompareScreenProps<Document>) {
  const { of, document, title, fields } = props;
  const { kind } = of;
  const { id, version } = document;
  const words = useTexts(publishTexts);
  const format = useFormat();
  const primary = usePrimaryLanguage();
  const navigate = useNavigate();
  const asked = useSearch({ strict: false }) as { readonly before?: unknown; readonly after?: unknown };
  const [language, setLanguage] = useState(primary);
  const [block, setBlock] = useState<string | null>(null);
  const after = numberOf(asked.after) ?? version;
  const before = numberOf(asked.before) ?? Math.max(version - 1, 0);
  const versions = useQuery({
    queryKey: [...documentKey(kind, id), 'versions', version, Math.max(before, after)],
    queryFn: () => kind.calls.versions(id, {}),
  });
  const former = useQuery(bodyQuery(of, id, before));
  const later = useQuery(bodyQuery(of, id, after));
  const listed = (versions.data?.versions ?? []).filter(({ state }) => state !== 'trashed');
  const nameOf = (no: number) => {
    const found = listed.find((one) => one.no === no);
    if (no === version) return words.newestVersion;
    return found ? words.versionNamed(format.moment(found.at), found.by) : String(no);
  };
  const choicesOf = (no: number) =>
    [...new Set([...listed.map((one) => one.no), no])].map((one) => ({ value: String(one), label: nameOf(one) }));
  function choose(side: 'before' | 'after', no: string): void {
    const next = { before: String(before), after: String(after), [side]: no };
    void navigate({ to: `${kind.listPath}/${id}/compare?before=${next.before}&after=${next.after}`, replace: true });
  }
  const acts = useVersionActs(props, before);
  const back = `${kind.listPath}/${id}`;
  return (
    <Page
      isWide
      title={words.compareTitle(title)}
      back={<BackLink to={back}>{words.back(title)}</BackLink>}
      actions={
        before !== version && (
          <Group gap="sm">
            <Button
              variant="default"
              loading={acts.publish.isPending}
              disabled={former.data === undefined}
              onClick={() => acts.publish.mutate(undefined)}
            >
              {words.publishEarlier}
            </Button>
            <Button
              loading={acts.restore.isPending}
              disabled={former.data === undefined}
              onClick={() => acts.restore.mutate(undefined)}
            >
              {words.restore}
            </Button>
          </Group>
        )
      }
    >
      <div className={style['columns']}>
        <NativeSelect
          label={words.earlier}
          data={choicesOf(before)}
          value={String(before)}
          onChange={({ currentTarget }) => choose('before', currentTarget.value)}
        />
        <NativeSelect
          label={words.later}
          data={choicesOf(after)}
          value={String(after)}
          onChange={({ currentTarget }) => choose('after', currentTarget.value)}
        />
      </div>
      <Sides
        of={of}
        document={document}
        before={{ title: words.earlier, no: before }}
        after={{ title: words.later, no: after === version ? undefined : after }}
        block={block}
        language={language}
        onLanguage={setLanguage}
      />
      <Loaded query={former}>
        {(old) => (
          <Loaded query={later}>
            {(now) => (
              <Changes
                fields={fields}
                before={old}
                after={now}
                layoutOf={of.layoutOf}
                language={language}
                onShow={setBlock}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </Page>
  );
}

function useVersionActs<Document extends DraftDocument>(
  { of, document }: CompareScreenProps<Document>,
  before: number,
) {
  const { kind } = of;
  const { id, version } = document;
  const words = useTexts(publishTexts);
  const { reasons: general } = useTexts(kitTexts);
  const { reasons: own } = useTexts(kind.texts);
  const reasons = { ...general, ...own };
  const queries = useQueryClient();
  const offerUndo = useUndoNotice();
  const options = { stale: kind.key, reasons };
  const hold = (changed: Document) => queries.setQueryData(documentKey(kind, id), changed);
  const restore = useChange({
    change: async () => {
      const restored = await kind.calls.restore(id, version, before);
      hold(restored);
      offerUndo({ message: words.restored, undo: () => kind.calls.restore(id, restored.version, version), reasons });
    },
    ...options,
  });
  const publish = useChange({
    change: async () => {
      const takeBack = await prepareTakeBack(of, document);
      const published = await of.publishVersion(id, version, before);
      hold(published);
      if (takeBack) offerUndo({ message: words.publishedEarlier, undo: () => takeBack(published), reasons });
    },
    ...options,
  });
  return { restore, publish };
}

function bodyQuery<Document extends DraftDocument>(of: PublishedKind<Document>, id: string, no: number) {
  return {
    queryKey: [...documentKey(of.kind, id), 'version', no],
    queryFn: () => of.kind.calls.version(id, no).then(({ body }) => body),
    // A version never changes.
    staleTime: Infinity,
  };
}

/** What stands in an address may be anything. */
function numberOf(value: unknown): number | undefined {
  const number = Number(value);
  return value !== undefined && Number.isInteger(number) && number >= 0 ? number : undefined;
}
