import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSession } from '../app/session.ts';
import { singleQuery, useStoredSingle } from '../kit/document/single.ts';
import type { DocumentField } from '../kit/editing/document.ts';
import { useDocumentEditor } from '../kit/editing/use-document-editor.ts';
import { Loaded } from '../kit/loaded.tsx';
import { Page } from '../kit/page.tsx';
import { useTexts } from '../texts/texts.ts';
import { DesignWindow } from './design-window.tsx';
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
import {
  errorName,
  type TypedThemeSettings,
  themeSettingsBody,
  typedThemeSettings,
  valueText,
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
  return <DesignWindow {...props} {...useThemeSettingsEditor(props)} />;
}
