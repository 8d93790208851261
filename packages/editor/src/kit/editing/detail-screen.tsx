import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Page } from '../page.tsx';
import { ArrivalsContext } from './arrivals.ts';
import style from './detail-screen.module.css';
import type { DocumentField } from './document.ts';
import { LeaveGuard } from './leave-guard.tsx';
import type { Publishing } from './publishing.ts';
import { SaveBar } from './save-bar.tsx';
import type { DocumentEditor } from './use-document-editor.ts';

interface DetailScreenProps<Body, Typed> {
  readonly title: string;
  readonly back: ReactNode;
  readonly actions?: ReactNode;
  readonly editor: DocumentEditor<Body, Typed>;
  readonly fields: readonly DocumentField<Body>[];
  /** What it is. */
  readonly main: ReactNode;
  /** Its status, visibility and organisation. */
  readonly aside?: ReactNode;
  /** Below both, as wide as they are together. */
  readonly below?: ReactNode;
  readonly isWide?: boolean;
  /** Only of documents that have drafts. */
  readonly publish?: Publishing;
  readonly onRecover?: () => Promise<void>;
}

/** Every document of the back office: what it is on the left, its state on the right, and a save bar from the first change on. */
export function DetailScreen<Body extends object, Typed>(props: DetailScreenProps<Body, Typed>) {
  const { title, back, actions, editor, fields, main, aside, below, isWide = false, publish, onRecover } = props;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void editor.submit();
      }}
    >
      <ArrivalsContext value={editor.arrivals.tell}>
        <Page title={title} back={back} actions={actions} isWide={isWide}>
          <div className={style['columns']}>
            <Stack gap="lg">{main}</Stack>
            {aside && <Stack gap="lg">{aside}</Stack>}
          </div>
          {below}
          <SaveBar editor={editor} fields={fields} publish={publish} {...(onRecover && { onRecover })} />
        </Page>
      </ArrivalsContext>
      <LeaveGuard isChanged={editor.isChangedNow} />
    </form>
  );
}
