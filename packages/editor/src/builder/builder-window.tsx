import { Button, SegmentedControl, VisuallyHidden } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePrimaryLanguage, useSession } from '../app/session.ts';
import type { PagePublishing } from '../content/use-page-publish.ts';
import { LeaveGuard } from '../kit/editing/leave-guard.tsx';
import { Icon } from '../kit/icon.tsx';
import { loadCode } from '../kit/load-code.ts';
import { UploadPanel } from '../kit/upload/upload-panel.tsx';
import { useTexts } from '../texts/texts.ts';
import { AddDialog } from './add-dialog.tsx';
import style from './builder.module.css';
import type { BuiltDocument } from './built-document.ts';
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
import { useDraftAddress } from './use-draft-address.ts';
import { useDrawing } from './use-drawing.ts';
import { usePictureUploads } from './use-picture-uploads.ts';
import { useWriting } from './use-writing.ts';

const SectionDialog = lazy(() =>
  loadCode(() => import('./section/section-dialog.tsx').then((module) => ({ default: module.SectionDialog }))),
);

interface BuilderWindowProps {
  readonly built: BuiltDocument;
  /** The block that is selected at first. */
  readonly first?: string;
  readonly title: string;
  /** Where the document is edited otherwise. */
  readonly back: { readonly path: string; readonly name: string };
  readonly publish: PagePublishing;
  /** What a colleague did meanwhile. */
  readonly conflict: ReactNode;
  /** What else can be done with the document. */
  readonly tools?: ReactNode;
}

/** The window in which a document is built on the page itself. */
export function BuilderWindow({ built, first, title, back, publish, conflict, tools }: BuilderWindowProps) {
  const words = useTexts(builderTexts);
  const keyWords = useTexts(keyTexts);
  const primary = usePrimaryLanguage();
  const { editor } = built;
  const autosave = useAutosave(editor, built.layouts);
  const builder = useBuilder(built, first);
  const [width, setWidth] = useState<FrameWidth>('desktop');
  const [language, setLanguage] = useState(primary);
  const [tab, setTab] = useState<'page' | 'panel'>('page');
  const [isKeysShown, setKeysShown] = useState(false);
  const [focusCount, setFocusCount] = useState(0);
  const panel = useRef<HTMLElement>(null);
  const drawing = useDrawing(built.draw, builder.layouts, language, primary);
  const draft = useDraftAddress(built);
  const sectionHost = useSectionHost(built, builder, draft.path, language);
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
  const pictures = usePictureUploads(builder);
  const clipboard = useClipboard(builder, rooms.focusOutline, pictures.take);
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
        title={title}
        back={back}
        tools={tools}
        builder={builder}
        isMissed={autosave.isMissed}
        publish={publish}
        width={width}
        onWidth={setWidth}
        language={{ value: language, onChange: setLanguage }}
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
      {conflict}
      <nav className={style['outline']} aria-label={words.outline}>
        <h2 className={style['title']}>{words.outline}</h2>
        {builder.areas.length > 1 && <AreaSwitch builder={builder} />}
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
        <Trouble autosave={autosave} drawing={drawing} draft={draft} notShown={built.notShown} />
        {draft.path !== undefined && (
          <Canvas
            key={draft.path}
            builder={builder}
            path={draft.path}
            isPart={built.pageId === undefined}
            drawing={drawing}
            writing={writing}
            clipboard={clipboard}
            width={width}
            onKey={pressOnCanvas}
            onWrite={write}
            onUnwritable={rooms.focusPanel}
            onPictures={pictures.take}
            onAstray={draft.renew}
          />
        )}
        <div className={style['uploads']}>
          <UploadPanel uploads={pictures.uploads} />
        </div>
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
      <LeaveGuard isChanged={() => editor.isChangedNow() || pictures.isAwaited} />
    </div>
  );
}

/** Where blocks are selected and added, in a document with more than one area. */
function AreaSwitch({ builder: { areas, area, enter } }: { readonly builder: Builder }) {
  const words = useTexts(builderTexts);
  return (
    <SegmentedControl
      aria-label={words.area}
      fullWidth
      mb="sm"
      value={area}
      onChange={enter}
      data={areas.map(({ name, label }) => ({ value: name, label }))}
    />
  );
}

function useSectionHost(
  { pageId, draw }: BuiltDocument,
  { layouts, area, document }: Builder,
  path: string | undefined,
  language: string,
): SectionHost {
  const { languages } = useSession().website;
  const codes = useMemo(() => languages.map(({ code }) => code), [languages]);
  const hasMainHeading = JSON.stringify(document.texts).includes('<h1');
  return {
    pageId,
    area,
    draw: (layout, code) => draw({ ...layouts, [area]: layout }, code),
    path,
    languages: codes,
    language,
    hasMainHeading,
  };
}

function focusFirst(panel: HTMLElement | null): void {
  const field =
    panel?.querySelector<HTMLElement>('[contenteditable="true"], input, textarea, select') ??
    panel?.querySelector<HTMLElement>('button');
  field?.focus();
}
