import { Alert, Button, Group, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import { commonTexts } from '../../texts/common.ts';
import { useFormat } from '../../texts/format.ts';
import { useTexts } from '../../texts/texts.ts';
import { Icon } from '../icon.tsx';
import { kitTexts } from '../messages.ts';
import { CheckLink } from './check-link.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import type { DocumentField } from './document.ts';
import type { Publishing } from './publishing.ts';
import style from './save-bar.module.css';
import type { Conflict, DocumentEditor } from './use-document-editor.ts';

interface SaveBarProps<Body, Typed> {
  readonly editor: DocumentEditor<Body, Typed>;
  readonly fields: readonly DocumentField<Body>[];
  /** Only of documents that have drafts. */
  readonly publish?: Publishing | undefined;
  /** Takes the document out of the trash, if a colleague has put it there. */
  readonly onRecover?: () => Promise<void>;
}

/**
 * Appears with the first change, says its state, and holds what a colleague did meanwhile. Stays until a saved draft is
 * published: where the form ends is also where it is shown to visitors.
 */
export function SaveBar<Body extends object, Typed>({ editor, fields, publish, onRecover }: SaveBarProps<Body, Typed>) {
  const words = useTexts(kitTexts);
  const common = useTexts(commonTexts);
  const { state, conflict } = editor;
  useHotkeys([['mod+S', () => void editor.submit()]], []);
  const isUnsaved = state !== 'normal';
  if (!isUnsaved && !publish?.isDue) return null;
  const title = isUnsaved ? words.unsaved : words.unpublished;
  return (
    <section className={style['bar']} data-bottom-bar data-form-state={state} aria-label={title}>
      {conflict && <ConflictNotice conflict={conflict} editor={editor} fields={fields} onRecover={onRecover} />}
      <Group gap="sm" className={style['acts'] ?? ''} mod={{ publishing: publish !== undefined }}>
        <Text component="output" fw={600} mr="auto" className={style['state'] ?? ''}>
          {state === 'saving' ? common.saving : editor.arrivals.isArriving ? words.uploading : title}
        </Text>
        {isUnsaved && (
          <>
            <Button
              variant="default"
              className={style['button'] ?? ''}
              disabled={state === 'saving'}
              onClick={editor.discard}
            >
              {words.discard}
            </Button>
            <Button
              type="submit"
              variant={publish ? 'default' : 'filled'}
              className={style['button'] ?? ''}
              loading={state === 'saving' && !publish?.isPending}
              disabled={conflict !== undefined}
            >
              {common.save}
            </Button>
          </>
        )}
        {publish && (
          <Button
            className={style['button'] ?? ''}
            variant={publish.checkPath === undefined ? 'filled' : 'default'}
            loading={publish.isPending}
            disabled={conflict !== undefined}
            onClick={publish.run}
          >
            {publish.checkPath === undefined ? words.publish : words.publishNow}
          </Button>
        )}
        {publish?.checkPath !== undefined && (
          <CheckLink to={publish.checkPath} editor={editor} isDisabled={conflict !== undefined} />
        )}
      </Group>
    </section>
  );
}

interface ConflictNoticeProps<Body, Typed> extends Omit<SaveBarProps<Body, Typed>, 'onRecover' | 'publish'> {
  readonly conflict: Conflict<Body>;
  readonly onRecover: (() => Promise<void>) | undefined;
}

/** What a colleague did meanwhile, and the way on from there. */
export function ConflictNotice<Body extends object, Typed>(props: ConflictNoticeProps<Body, Typed>) {
  const { conflict, editor, fields, onRecover } = props;
  const words = useTexts(kitTexts);
  const format = useFormat();
  const [isComparing, setComparing] = useState(false);
  const [isRecovering, setRecovering] = useState(false);
  if (conflict.kind === 'gone') {
    return (
      <Alert color="sun" icon={<Icon name="warning" />} title={words.trashedMeanwhile}>
        <Text size="sm" mb="sm">
          {words.trashedMeanwhileText}
        </Text>
        {onRecover && (
          <Button
            size="xs"
            loading={isRecovering}
            onClick={() => {
              setRecovering(true);
              void onRecover().finally(() => setRecovering(false));
            }}
          >
            {words.recover}
          </Button>
        )}
      </Alert>
    );
  }
  const { theirs } = conflict;
  const moment = theirs.changedAt === null ? '' : format.moment(theirs.changedAt);
  return (
    <Alert color="sun" icon={<Icon name="warning" />} title={words.changedMeanwhile(theirs.changedBy ?? '', moment)}>
      <Text size="sm" mb="sm">
        {words.changedMeanwhileText}
      </Text>
      <Button size="xs" onClick={() => setComparing(true)}>
        {words.compareAndTakeOver}
      </Button>
      <CompareDialog
        isOpen={isComparing}
        fields={fields}
        base={editor.base.body}
        theirs={theirs}
        mine={editor.mine}
        onClose={() => setComparing(false)}
        onTakeOver={(kept) => {
          setComparing(false);
          editor.takeOver(kept);
        }}
      />
    </Alert>
  );
}
