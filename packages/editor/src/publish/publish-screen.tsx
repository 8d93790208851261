import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { sayProblem } from '../api/say.ts';
import { usePrimaryLanguage } from '../app/session.ts';
import { useFrameScript } from '../builder/use-writer-code.ts';
import { BackLink } from '../kit/back-link.tsx';
import { isUnpublished } from '../kit/document/draft-state.ts';
import { documentKey } from '../kit/document/kind.ts';
import type { DocumentField } from '../kit/editing/document.ts';
import { Icon } from '../kit/icon.tsx';
import { kitTexts } from '../kit/messages.ts';
import { Page } from '../kit/page.tsx';
import { useChange } from '../kit/use-change.ts';
import { useUndoNotice } from '../kit/use-undo-notice.tsx';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { Changes } from './changes.tsx';
import { CheckList } from './check-list.tsx';
import { HeadPreview } from './head-preview.tsx';
import { publishTexts } from './messages.ts';
import style from './publish.module.css';
import type { DraftDocument, PublishedKind } from './queries.ts';
import { Sides } from './sides.tsx';
import { prepareTakeBack } from './take-back.ts';
import { useChecks } from './use-checks.ts';

/** How it is published: at once, or as the kind has it besides. */
interface PublishAct<Document> {
  readonly label: string;
  readonly done: string;
  /** Also if there is no draft, because the act makes one. */
  readonly isDue: boolean;
  /** Whether something has to be filled in first, which is said beside it. */
  readonly isHeld?: boolean;
  readonly run: (document: Document) => Promise<Document>;
  /** Where it is chosen. */
  readonly choice?: ReactNode;
}

interface PublishScreenProps<Document extends DraftDocument> {
  readonly of: PublishedKind<Document>;
  readonly document: Document;
  readonly title: string;
  readonly fields: readonly DocumentField<Document['body']>[];
  /** Its address on the website. */
  readonly path: string;
  readonly act: PublishAct<Document>;
  /** Where a block of it is edited; null is for the document as such. */
  readonly mendAt: (block: string | null) => string;
}

/** What changes for visitors, and what is wrong with it, before it is published. */
export function PublishScreen<Document extends DraftDocument>(props: PublishScreenProps<Document>) {
  const { of, document, title, fields, path, act, mendAt } = props;
  const { kind } = of;
  const words = useTexts(publishTexts);
  const common = useTexts(commonTexts);
  const { reasons: general } = useTexts(kitTexts);
  const { reasons: own } = useTexts(kind.texts);
  const reasons = { ...general, ...own };
  const queries = useQueryClient();
  const offerUndo = useUndoNotice();
  const primary = usePrimaryLanguage();
  const [language, setLanguage] = useState(primary);
  const [block, setBlock] = useState<string | null>(null);
  const { id, version, isVisible, body } = document;
  const isDue = isUnpublished(document);
  const shown = useQuery({
    queryKey: [...documentKey(kind, id), 'shown', version],
    queryFn: () => of.shown(id),
    enabled: isVisible && isDue,
    retry: false,
  });
  const { code } = useFrameScript('canvas-checker', true);
  const checks = useChecks(of, document, path);
  const publish = useChange({
    change: async () => {
      const takeBack = await prepareTakeBack(of, document);
      const published = await act.run(document);
      queries.setQueryData(documentKey(kind, id), published);
      if (takeBack) offerUndo({ message: act.done, undo: () => takeBack(published), reasons });
    },
    stale: kind.key,
    reasons,
  });
  const nothing = isDue ? (isVisible ? undefined : words.noBefore) : words.sameBefore;
  const isPossible = (isDue || act.isDue) && act.isHeld !== true;
  return (
    <Page
      isWide
      title={words.title(title)}
      back={<BackLink to={mendAt(null)}>{words.back(title)}</BackLink>}
      actions={
        <Group gap="sm">
          {isVisible && (
            <Anchor href={path} target="_blank" rel="noopener" size="sm">
              <Icon name="external" size={14} /> {words.view}
            </Anchor>
          )}
          <Button loading={publish.isPending} disabled={!isPossible} onClick={() => publish.mutate(undefined)}>
            {act.label}
          </Button>
        </Group>
      }
    >
      {publish.isError && (
        <Alert color="red" icon={<Icon name="warning" />} title={words.refused} role="alert">
          {sayProblem(publish.error, common, reasons)}
        </Alert>
      )}
      {!isDue && (
        <Alert color="cloth" title={words.newest}>
          <Text size="sm">{words.newestText}</Text>
        </Alert>
      )}
      <Sides
        of={of}
        document={document}
        before={{ title: words.before, no: shown.data?.no, ...withoutPage(nothing, shown.isPending, words.loading) }}
        after={{ title: words.after, no: undefined }}
        block={block}
        language={language}
        onLanguage={setLanguage}
        checker={code}
        onReport={checks.onReport}
      />
      <div className={style['columns']}>
        <Stack gap="lg">
          {act.choice}
          {isDue && !(isVisible && shown.isPending) && (
            <Changes
              fields={fields}
              before={isVisible ? shown.data?.body : undefined}
              after={body}
              layoutOf={of.layoutOf}
              language={language}
              onShow={setBlock}
            />
          )}
        </Stack>
        <CheckList checks={checks} mendAt={mendAt} />
      </div>
      {checks.report && <HeadPreview report={checks.report} path={path} />}
    </Page>
  );
}

function withoutPage(nothing: string | undefined, isPending: boolean, loading: string) {
  if (nothing !== undefined) return { nothing };
  return isPending ? { nothing: loading } : {};
}
