import { Button, SegmentedControl, VisuallyHidden } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { missedBy } from '../api/missed.ts';
import { usePrimaryLanguage, useSession } from '../app/session.ts';
import type { OpenPage } from '../content/edited-page.ts';
import { pageKind } from '../content/page-kind.ts';
import { usePageEditor } from '../content/use-page-editor.ts';
import { usePagePublish } from '../content/use-page-publish.ts';
import { OpenedDocument } from '../kit/document/opened-document.tsx';
import { useStored } from '../kit/document/use-stored.ts';
import { LeaveGuard } from '../kit/editing/leave-guard.tsx';
import { ConflictNotice } from '../kit/editing/save-bar.tsx';
import { Icon } from '../kit/icon.tsx';
import { loadCode } from '../kit/load-code.ts';
import { useTexts } from '../texts/texts.ts';
import { AddDialog } from './add-dialog.tsx';
import style from './builder.module.css';
import { Canvas } from './canvas.tsx';
import type { FrameWidth } from './frame-widths.ts';
import { KeyList } from './key-list.tsx';
import { keyTexts } from './key-texts.ts';
import { builderTexts } from './messages.ts';
import { Outline } from './outline.tsx';
import { Panel } from './panel.tsx';
import { type PressedKey, pressKey } from './press-key.ts';
import type { SectionHost } from './section/section-host.ts';
import { TopBar } from './top-bar.tsx';
import { Trouble } from './trouble.tsx';
import { useAutosave } from './use-autosave.ts';
import { type Builder, useBuilder } from './use-builder.ts';
import { useClipboard } from './use-clipboard.ts';
import { useDrawing } from './use-drawing.ts';
import { useRetry } from './use-retry.ts';
import { useWriting } from './use-writing.ts';

const SectionDialog = lazy(() =>
  loadCode(() => import('./section/section-dialog.tsx').then((module) => ({ default: module.SectionDialog }))),
);

export function BuilderScreen() {
  return <OpenedDocument kind={pageKind}>{(page) => <PageBuilder page={page} />}</OpenedDocument>;
}

function PageBuilder({ page }: { readonly page: OpenPage }) {
  const words = useTexts(builderTexts);
  const keyWords = useTexts(keyTexts);
  const primary = usePrimaryLanguage();
  const { editor, fields } = usePageEditor(useStored(pageKind, page));
  const autosave = useAutosave(editor);
  const builder = useBuilder(editor);
  const publish = usePagePublish(editor, page);
  const [width, setWidth] = useState<FrameWidth>('desktop');
  const [language, setLanguage] = useState(primary);
  const [tab, setTab] = useState<'page' | 'panel'>('page');
  const [isKeysShown, setKeysShown] = useState(false);
  const [focusCount, setFocusCount] = useState(0);
  const panel = useRef<HTMLElement>(null);
  const drawing = useDrawing(page.id, builder.document, language, primary);
  const draft = useDraftAddress(page.id);
  const sectionHost = useSectionHost(page.id, builder, draft.path, language);
  const rooms = {
    save: () => void editor.submit({ isQuiet: true }),
    focusOutline: () => setFocusCount((count) => count + 1),
    showKeys: () => setKeysShown(true),
    focusPanel: () => {
      flushSync(() => setTab('panel'));
      focusFirst(panel.current);
    },
  };
  const press = (key: PressedKey) => pressKey(builder, rooms, key);
  const writing = useWriting(builder, language, primary);
  const clipboard = useClipboard(builder, rooms.focusOutline);
  function write(id: string, name?: string): void {
    if (!writing.start(id, name)) rooms.focusPanel();
  }
  function pressOnCanvas(key: PressedKey): void {
    if (writing.written) pressWhileWriting(key);
    else if (key.key === 'Tab') rooms.focusOutline();
    else if (key.key === 'Enter' && builder.selectedId !== undefined) write(builder.selectedId);
    else press(key);
  }
  function pressWhileWriting({ key, shift, mod }: PressedKey): void {
    const name = key.toLowerCase();
    if (mod && name === 's') rooms.save();
    else if (mod && name === 'z' && !shift) builder.undo();
    else if (mod) builder.redo();
    else {
      writing.stop();
      rooms.focusOutline();
    }
  }
  useHotkeys([
    ['mod+Z', builder.undo],
    ['mod+shift+Z', builder.redo],
    ['mod+Y', builder.redo],
    ['/', () => builder.askToAdd()],
    ['shift+?', rooms.showKeys],
  ]);
  useHotkeys([['mod+S', rooms.save]], []);
  return (
    <div className={style['builder']} data-tab={tab}>
      <TopBar
        editor={editor}
        page={page}
        builder={builder}
        isMissed={autosave.isMissed}
        publish={publish}
        width={width}
        onWidth={setWidth}
        language={language}
        onLanguage={setLanguage}
      />
      <SegmentedControl
        className={style['tabs'] ?? ''}
        aria-label={words.tabs}
        fullWidth
        value={tab}
        onChange={setTab}
        data={[
          { value: 'page', label: words.pageTab },
          { value: 'panel', label: words.panelTab },
        ]}
      />
      {editor.conflict && (
        <ConflictNotice conflict={editor.conflict} editor={editor} fields={fields} onRecover={undefined} />
      )}
      <nav className={style['outline']} aria-label={words.outline}>
        <h2 className={style['title']}>{words.outline}</h2>
        <Outline builder={builder} language={language} focusCount={focusCount} onKey={press} />
        <Button
          variant="default"
          fullWidth
          leftSection={<Icon name="plus" size={16} />}
          onClick={() => builder.askToAdd()}
        >
          {words.add}
        </Button>
        <Button
          variant="default"
          fullWidth
          mt="xs"
          leftSection={<Icon name="grid" size={16} />}
          onClick={() => builder.askForSection()}
        >
          {words.addSection}
        </Button>
        <Button variant="subtle" size="compact-sm" mt="md" onClick={() => setKeysShown(true)}>
          {keyWords.title}
        </Button>
      </nav>
      <div className={style['canvas']}>
        <Trouble autosave={autosave} drawing={drawing} draft={draft} />
        {draft.path !== undefined && (
          <Canvas
            key={draft.path}
            builder={builder}
            path={draft.path}
            drawing={drawing}
            writing={writing}
            clipboard={clipboard}
            width={width}
            onKey={pressOnCanvas}
            onWrite={write}
            onUnwritable={rooms.focusPanel}
            onAstray={draft.renew}
          />
        )}
      </div>
      <Panel
        builder={builder}
        language={language}
        primary={primary}
        width={width}
        panel={panel}
        clipboard={clipboard}
      />
      <VisuallyHidden component="output" aria-live="polite">
        {builder.said}
      </VisuallyHidden>
      <AddDialog
        place={builder.addingAt}
        onClose={() => {
          builder.closeAdding();
          rooms.focusOutline();
        }}
        onAdd={(type, place) => {
          builder.closeAdding();
          builder.add(type, place);
          rooms.focusOutline();
        }}
        onSections={(place) => {
          builder.closeAdding();
          builder.askForSection(place);
        }}
      />
      {builder.sectionAt && (
        <Suspense>
          <SectionDialog
            place={builder.sectionAt}
            host={sectionHost}
            onClose={() => {
              builder.closeSections();
              rooms.focusOutline();
            }}
            onAdd={(clip, place, title) => {
              builder.closeSections();
              builder.insert(clip, place, title);
              rooms.focusOutline();
            }}
          />
        </Suspense>
      )}
      <KeyList
        isOpen={isKeysShown}
        onClose={() => {
          setKeysShown(false);
          rooms.focusOutline();
        }}
      />
      <LeaveGuard isChanged={editor.isChangedNow} />
    </div>
  );
}

function useSectionHost(id: string, builder: Builder, path: string | undefined, language: string): SectionHost {
  const { languages } = useSession().website;
  const codes = useMemo(() => languages.map(({ code }) => code), [languages]);
  const { texts } = builder.document;
  const hasMainHeading = JSON.stringify(texts).includes('<h1');
  return { id, path, languages: codes, language, hasMainHeading };
}

/** Where the frame finds the draft. The address is signed and is not valid for long, so it is asked for each time. */
function useDraftAddress(id: string) {
  const { data, error, errorUpdateCount, refetch } = useQuery({
    queryKey: ['canvas', id],
    queryFn: () => pageKind.calls.preview(id),
    staleTime: Infinity,
    gcTime: 0,
  });
  const missed = useMemo(
    () => missedBy(error, { count: errorUpdateCount, retryAfterSeconds: undefined }),
    [error, errorUpdateCount],
  );
  const renew = () => void refetch();
  useRetry(missed, renew);
  return {
    path: data && `${data.path}&canvas=1`,
    isRefused: error !== null && missed === undefined,
    isMissed: missed !== undefined,
    renew,
  };
}

function focusFirst(panel: HTMLElement | null): void {
  const field =
    panel?.querySelector<HTMLElement>('[contenteditable="true"], input, textarea, select') ??
    panel?.querySelector<HTMLElement>('button');
  field?.focus();
}
