import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSession } from '../app/session.ts';
import { BackLink } from '../kit/back-link.tsx';
import { Card } from '../kit/card.tsx';
import { singleQuery, useStoredSingle } from '../kit/document/single.ts';
import { SingleScreen } from '../kit/document/single-screen.tsx';
import type { DocumentField } from '../kit/editing/document.ts';
import { useDocumentEditor } from '../kit/editing/use-document-editor.ts';
import { Empty } from '../kit/empty.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { Page } from '../kit/page.tsx';
import { useTexts } from '../texts/texts.ts';
import { AreasCard } from './areas-card.tsx';
import { themeTexts } from './messages.ts';
import { OriginsCard } from './origins-card.tsx';
import {
  type Areas,
  areasQuery,
  type NamedOrigin,
  originsQuery,
  type ThemeSettings,
  type ThemeSettingsBody,
  type Tweak,
  themesQuery,
  tweaksQuery,
} from './queries.ts';
import { themeSettingsTexts } from './settings-messages.ts';
import { themeSettingsKind } from './theme-settings-kind.ts';
import { TweakField } from './tweak-field.tsx';
import {
  byCategory,
  errorName,
  type TypedThemeSettings,
  themeSettingsBody,
  typedThemeSettings,
  valueText,
  withoutValue,
} from './typed-theme-settings.ts';

/** Colours, fonts and the other settings of the theme that the website uses. */
export function ThemeSettingsScreen() {
  const words = useTexts(themeSettingsTexts);
  const document = useQuery(singleQuery(themeSettingsKind));
  const themes = useQuery(themesQuery);
  const name = themes.data?.chosen ?? '';
  const tweaks = useQuery({ ...tweaksQuery(name), enabled: name !== '' });
  const origins = useQuery({ ...originsQuery(name), enabled: name !== '' });
  const areas = useQuery({ ...areasQuery(name), enabled: name !== '' });
  if (document.data && tweaks.data && origins.data && areas.data && themes.data) {
    const title = themes.data.themes.find((theme) => theme.name === name)?.title ?? name;
    return (
      <EditedSettings
        key={name}
        document={document.data}
        theme={name}
        title={title}
        tweaks={tweaks.data.tweaks}
        origins={origins.data.origins}
        areas={areas.data}
      />
    );
  }
  return (
    <Page title={words.title}>
      <Loaded query={themes}>
        {() => <Loaded query={document}>{() => <Loaded query={tweaks}>{() => null}</Loaded>}</Loaded>}
      </Loaded>
    </Page>
  );
}

interface EditedSettingsProps {
  readonly document: ThemeSettings;
  readonly theme: string;
  readonly title: string;
  readonly tweaks: readonly Tweak[];
  readonly origins: readonly NamedOrigin[];
  readonly areas: Areas;
}

function useThemeSettingsEditor({ document, theme, tweaks }: EditedSettingsProps) {
  const words = useTexts(themeSettingsTexts);
  const { member } = useSession();
  const fields: readonly DocumentField<ThemeSettingsBody>[] = [
    {
      label: words.values,
      names: ['themes'],
      text: ({ themes }) =>
        tweaks
          .flatMap(({ name, title }) => {
            const value = themes[theme]?.tweaks[name];
            return value === undefined ? [] : [`${title}: ${valueText(value, words)}`];
          })
          .concat(
            themes[theme]?.origins ?? [],
            Object.values(themes[theme]?.areas ?? {}).flatMap((choices) =>
              Object.entries(choices).map(([place, kept]) => `${place}: ${kept}`),
            ),
          )
          .join('\n'),
    },
  ];
  const editor = useDocumentEditor<ThemeSettingsBody, TypedThemeSettings>({
    ...useStoredSingle(themeSettingsKind, document),
    fields,
    editorName: member.name,
    typedOf: useCallback((body) => typedThemeSettings(body, theme), [theme]),
    bodyOf: (typed) => themeSettingsBody(typed, theme),
    // What a theme allows is known by the server.
    check: noFaults,
    faults: Object.fromEntries(tweaks.map((tweak) => [errorName(theme, tweak), words.wrong])),
  });
  return { editor, fields };
}

const noFaults = () => ({});

function EditedSettings(props: EditedSettingsProps) {
  const { theme, title, tweaks, origins, areas } = props;
  const words = useTexts(themeSettingsTexts);
  const { title: themesTitle } = useTexts(themeTexts);
  const { editor, fields } = useThemeSettingsEditor(props);
  const { form } = editor;
  const { tweaks: values, origins: allowed, areas: places } = form.values;
  const change = (next: TypedThemeSettings['tweaks']) => form.setFieldValue('tweaks', next);
  return (
    <SingleScreen
      kind={themeSettingsKind}
      back={<BackLink to="/config/settings/theme">{themesTitle}</BackLink>}
      editor={editor}
      fields={fields}
      main={
        <>
          {areas.kept.length > 0 && (
            <AreasCard
              theme={title}
              kept={areas.kept}
              areas={areas.areas}
              value={places}
              onChange={(next) => form.setFieldValue('areas', next)}
            />
          )}
          {tweaks.length === 0 && <Empty title={words.none}>{words.noneText}</Empty>}
          {byCategory(tweaks).map(([category, ofCategory]) => (
            <Card key={category} title={category || words.general}>
              <Stack>
                {ofCategory.map((tweak) => {
                  const error = form.errors[errorName(theme, tweak)];
                  return (
                    <TweakField
                      key={tweak.name}
                      tweak={tweak}
                      value={values[tweak.name]}
                      onChange={(value) => change({ ...values, [tweak.name]: value })}
                      onReset={() => change(withoutValue(values, tweak.name))}
                      error={typeof error === 'string' ? error : undefined}
                    />
                  );
                })}
              </Stack>
            </Card>
          ))}
          {(origins.length > 0 || allowed.length > 0) && (
            <OriginsCard
              named={origins}
              value={allowed}
              onChange={(next) => form.setFieldValue('origins', next)}
              hasError={Object.keys(form.errors).some((name) => name.startsWith(`themes.${theme}.origins`))}
            />
          )}
        </>
      }
      aside={
        <Card title={title}>
          <Stack align="flex-start">
            <Text>{words.lead(title)}</Text>
            <Text c="var(--awning-quiet)" size="sm">
              {words.openText}
            </Text>
            <Anchor href="/" target="_blank" rel="noopener">
              {words.open}
            </Anchor>
            {Object.keys(values).length > 0 && (
              <Button variant="default" onClick={() => change({})}>
                {words.resetAll}
              </Button>
            )}
          </Stack>
        </Card>
      }
    />
  );
}
