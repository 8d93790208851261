import { UnstyledButton } from '@mantine/core';
import { useTexts } from '../texts/texts.ts';
import style from './design.module.css';
import { type FontPair, fontPairs, hasValues, pairValues, paletteValues } from './fitting.ts';
import { palettes } from './palettes.ts';
import type { Tweak, TweakValues } from './queries.ts';
import { themeSettingsTexts } from './settings-messages.ts';

interface FittingChoiceProps {
  readonly tweaks: readonly Tweak[];
  readonly values: TweakValues;
  /** What is set is in addition to the other values. */
  readonly onChoose: (values: TweakValues) => void;
}

/** Whether there is anything for the theme to choose from. */
export function hasPalettes(tweaks: readonly Tweak[]): boolean {
  return palettes.some((palette) => paletteValues(palette, tweaks) !== undefined);
}

export function hasPairs(tweaks: readonly Tweak[]): boolean {
  return fontPairs.some((pair) => pairValues(pair, tweaks, {}) !== undefined);
}

/** Palettes for the colours of a theme, light ones first. */
export function PaletteChoice({ tweaks, values, onChoose }: FittingChoiceProps) {
  const words = useTexts(themeSettingsTexts);
  return (
    <>
      {[false, true].map((isDark) => (
        <fieldset key={String(isDark)} className={style['group']}>
          <legend>{words.palettesOf[isDark ? 'dark' : 'light']}</legend>
          <div className={style['choices']}>
            {palettes
              .filter((palette) => palette.isDark === isDark)
              .map((palette) => {
                const wanted = paletteValues(palette, tweaks);
                if (!wanted) return null;
                const { background, surface, text, accent, highlight } = palette.colours;
                return (
                  <UnstyledButton
                    key={palette.name}
                    className={style['choice'] ?? ''}
                    aria-pressed={hasValues(values, wanted)}
                    onClick={() => onChoose(wanted)}
                  >
                    <span className={style['swatches']} style={{ background }} aria-hidden>
                      {[text, accent, highlight, surface].map((colour) => (
                        <span key={colour} style={{ background: colour }} />
                      ))}
                    </span>
                    {words.palettes[palette.name]}
                  </UnstyledButton>
                );
              })}
          </div>
        </fieldset>
      ))}
    </>
  );
}

/** Pairs of typefaces, each shown in itself. */
export function PairChoice({ tweaks, values, onChoose }: FittingChoiceProps) {
  const words = useTexts(themeSettingsTexts);
  return (
    <div className={style['choices']}>
      {fontPairs.map((pair: FontPair) => {
        const wanted = pairValues(pair, tweaks, values);
        if (!wanted) return null;
        return (
          <UnstyledButton
            key={pair.name}
            className={style['choice'] ?? ''}
            aria-pressed={hasValues(values, wanted)}
            onClick={() => onChoose(wanted)}
          >
            <span className={style['pair']} aria-hidden>
              <span style={{ fontFamily: pair.heading }}>Aa</span>
              <span style={{ fontFamily: pair.body }}>{words.pairSample}</span>
            </span>
            {words.pairNames[pair.name]}
          </UnstyledButton>
        );
      })}
    </div>
  );
}
