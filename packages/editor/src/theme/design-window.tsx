import { Button, SegmentedControl, Stack } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FrameWidth } from '../builder/frame-widths.ts';
import { TopBar } from '../builder/top-bar.tsx';
import { Trouble } from '../builder/trouble.tsx';
import { useAutosave } from '../builder/use-autosave.ts';
import { useDraftAddress } from '../builder/use-draft-address.ts';
import { PageChoice, type ShownPage } from '../header-footer/page-choice.tsx';
import { singleQuery } from '../kit/document/single.ts';
import { usePublish } from '../kit/document/use-publish.ts';
import type { DocumentField } from '../kit/editing/document.ts';
import { LeaveGuard } from '../kit/editing/leave-guard.tsx';
import { ConflictNotice } from '../kit/editing/save-bar.tsx';
import type { DocumentEditor } from '../kit/editing/use-document-editor.ts';
import { Empty } from '../kit/empty.tsx';
import { SingleHistory } from '../kit/history/single-history.tsx';
import { Icon } from '../kit/icon.tsx';
import { useTexts } from '../texts/texts.ts';
import { AreasFields } from './areas-fields.tsx';
import style from './design.module.css';
import { DesignFrame } from './design-frame.tsx';
import { hasPairs, hasPalettes, PairChoice, PaletteChoice } from './fitting-choice.tsx';
import { groundsOf } from './grounds.ts';
import { themeTexts } from './messages.ts';
import { OriginsFields } from './origins-fields.tsx';
import type { Areas, NamedOrigin, ThemeSettings, ThemeSettingsBody, Tweak } from './queries.ts';
import { themeSettingsTexts } from './settings-messages.ts';
import { themeSettingsKind as kind } from './theme-settings-kind.ts';
import { TweakField, textOf } from './tweak-field.tsx';
import { byCategory, errorName, type TypedThemeSettings, withoutValue } from './typed-theme-settings.ts';
import { useLook } from './use-look.ts';
import { useSteps } from './use-steps.ts';

interface DesignWindowProps {
  readonly document: ThemeSettings;
  readonly editor: DocumentEditor<ThemeSettingsBody, TypedThemeSettings>;
  readonly fields: readonly DocumentField<ThemeSettingsBody>[];
  readonly theme: string;
  /** The name of the theme. */
  readonly title: string;
  readonly tweaks: readonly Tweak[];
  readonly origins: readonly NamedOrigin[];
  readonly areas: Areas;
}

/** The window in which a theme is set up, with the website's own pages beside it. */
export function DesignWindow(props: DesignWindowProps) {
  const { document, editor, fields, theme } = props;
  const words = useTexts(themeSettingsTexts);
  const { title: themesTitle } = useTexts(themeTexts);
  const { form } = editor;
  const { tweaks: values, origins, areas } = form.values;
  const steps = useSteps({ tweaks: values, origins, areas }, (next) => form.setValues(next));
  const [touched, setTouched] = useState<Tweak>();
  const [width, setWidth] = useState<FrameWidth>('desktop');
  const [tab, setTab] = useState<'page' | 'panel'>('panel');
  const [page, setPage] = useState<ShownPage>();
  const path = page?.path ?? '/';
  const autosave = useAutosave(editor, form.values);
  const published = usePublish(kind, editor, document, { keyOf: () => singleQuery(kind).queryKey });
  const { shown, drawing } = useLook(theme, values, touched);
  const draft = useDraftAddress({
    draft: {
      key: ['theme-settings', path],
      path: async () => {
        const { path: link } = await kind.calls.preview('');
        return `${path}${link.slice(link.indexOf('?'))}`;
      },
    },
  });
  useHotkeys([
    ['mod+Z', steps.undo],
    ['mod+shift+Z', steps.redo],
    ['mod+Y', steps.redo],
  ]);
  useHotkeys([['mod+S', () => void editor.submit({ isQuiet: true })]], []);
  const changeTweaks = (next: TypedThemeSettings['tweaks'], name: string) =>
    steps.change({ tweaks: next, origins, areas }, name);
  return (
    <div className={style['design']} data-tab={tab}>
      <TopBar
        editor={editor}
        title={words.title}
        back={{ path: '/config/settings/theme', name: themesTitle }}
        tools={
          <>
            <PageChoice page={page} onChoose={setPage} />
            <SingleHistory kind={kind} editor={editor} fields={fields} />
          </>
        }
        builder={steps}
        isMissed={autosave.isMissed}
        publish={{ ...published, gaps: [], isAsking: false, onAnswer: () => undefined }}
        width={width}
        onWidth={setWidth}
      />
      <SegmentedControl
        className={style['tabs'] ?? ''}
        aria-label={words.view}
        fullWidth
        value={tab}
        onChange={setTab}
        data={[
          { value: 'panel', label: words.settings },
          { value: 'page', label: words.website },
        ]}
      />
      {editor.conflict && (
        <ConflictNotice conflict={editor.conflict} editor={editor} fields={fields} onRecover={undefined} />
      )}
      <Controls
        {...props}
        // A drag with the mouse is one step, and so is what is typed until another field is reached.
        onRest={steps.rest}
        onTouch={(tweak, value) => {
          setTouched(tweak);
          changeTweaks(
            value === undefined ? withoutValue(values, tweak.name) : { ...values, [tweak.name]: value },
            tweak.name,
          );
        }}
        onChoose={(chosen) => {
          setTouched(undefined);
          changeTweaks({ ...values, ...chosen }, 'choice');
          steps.rest();
        }}
        onReset={() => changeTweaks({}, 'everything')}
        onAreas={(next) => steps.change({ tweaks: values, origins, areas: next }, 'areas')}
        onOrigins={(next) => steps.change({ tweaks: values, origins: next, areas }, 'origins')}
      />
      <div className={style['canvas']}>
        <Trouble
          autosave={autosave}
          // What the theme does not allow is said beside its field.
          drawing={{ ...drawing, isRefused: false }}
          draft={draft}
          notShown={words.notShown}
        />
        {draft.path !== undefined && (
          <DesignFrame key={draft.path} path={draft.path} width={width} look={shown} onAstray={draft.renew} />
        )}
      </div>
      <LeaveGuard isChanged={editor.isChangedNow} />
    </div>
  );
}

interface ControlsProps extends DesignWindowProps {
  readonly onRest: () => void;
  /** Without a value, that of the theme counts again. */
  readonly onTouch: (tweak: Tweak, value: TypedThemeSettings['tweaks'][string] | undefined) => void;
  readonly onChoose: (values: TypedThemeSettings['tweaks']) => void;
  readonly onReset: () => void;
  readonly onAreas: (areas: TypedThemeSettings['areas']) => void;
  readonly onOrigins: (origins: readonly string[]) => void;
}

function Controls(props: ControlsProps) {
  const { editor, theme, title, tweaks, origins, areas, onRest, onTouch, onChoose, onReset, onAreas, onOrigins } =
    props;
  const words = useTexts(themeSettingsTexts);
  const { form } = editor;
  const { tweaks: values, origins: allowed, areas: places } = form.values;
  const panel = useRef<HTMLElement>(null);
  const latest = useRef(onRest);
  useEffect(() => {
    latest.current = onRest;
  });
  useEffect(() => {
    const rest = () => latest.current();
    const element = panel.current;
    for (const name of ['pointerup', 'focusout'] as const) element?.addEventListener(name, rest);
    return () => {
      for (const name of ['pointerup', 'focusout'] as const) element?.removeEventListener(name, rest);
    };
  }, []);
  return (
    <section ref={panel} className={style['controls']} aria-label={words.settings}>
      <p className={style['lead']}>{words.lead(title)}</p>
      {tweaks.length === 0 && <Empty title={words.none}>{words.noneText}</Empty>}
      {hasPalettes(tweaks) && (
        <Section title={words.palettesTitle} isOpen>
          <PaletteChoice tweaks={tweaks} values={values} onChoose={onChoose} />
        </Section>
      )}
      {hasPairs(tweaks) && (
        <Section title={words.pairs}>
          <PairChoice tweaks={tweaks} values={values} onChoose={onChoose} />
        </Section>
      )}
      {byCategory(tweaks).map(([category, ofCategory], position) => (
        <Section key={category} title={category || words.general} isOpen={position === 0}>
          {ofCategory.map((tweak) => {
            const error = form.errors[errorName(theme, tweak)];
            return (
              <TweakField
                key={tweak.name}
                theme={theme}
                tweak={tweak}
                grounds={groundsOf(tweak, tweaks).map((ground) => ({
                  title: ground.title,
                  colour: textOf(values[ground.name] ?? ground.standard),
                }))}
                value={values[tweak.name]}
                onChange={(value) => onTouch(tweak, value)}
                onReset={() => onTouch(tweak, undefined)}
                error={typeof error === 'string' ? error : undefined}
              />
            );
          })}
        </Section>
      ))}
      {areas.kept.length > 0 && (
        <Section title={words.areas} isOpen>
          <AreasFields theme={title} kept={areas.kept} areas={areas.areas} value={places} onChange={onAreas} />
        </Section>
      )}
      {(origins.length > 0 || allowed.length > 0) && (
        <Section title={words.origins}>
          <OriginsFields
            named={origins}
            value={allowed}
            onChange={onOrigins}
            hasError={Object.keys(form.errors).some((name) => name.startsWith(`themes.${theme}.origins`))}
          />
        </Section>
      )}
      {Object.keys(values).length > 0 && (
        <div className={style['end']}>
          <Button variant="default" size="xs" onClick={onReset}>
            {words.resetAll}
          </Button>
        </div>
      )}
    </section>
  );
}

interface SectionProps {
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

function Section({ title, isOpen = false, children }: SectionProps) {
  return (
    <details className={style['section']} open={isOpen}>
      <summary>
        <h2>{title}</h2>
        <Icon name="unfold" size={16} />
      </summary>
      <Stack>{children}</Stack>
    </details>
  );
}
