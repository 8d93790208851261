import type { RestockTexts } from '@awning/commerce';
import type { IslandProps } from '../api/generated.ts';
import type { CaptchaTexts } from '../captcha/captcha.ts';
import type { PropsOf } from '../island/island-component.ts';

export interface RestockFormTexts extends RestockTexts {
  readonly captchaIncomplete: string;
  readonly needsScripts: string;
  readonly captchaBox: CaptchaTexts;
}

export type RestockFormProps = PropsOf<'restock-form', RestockFormTexts>;

export type SoldOutVariant = IslandProps['restock-form']['views'][number];

/** The sold-out variant that is chosen, or the only one there is. */
export function chosenView(
  { views, isAlone }: Pick<RestockFormProps, 'views' | 'isAlone'>,
  chosen: Readonly<Record<string, string>>,
): SoldOutVariant | undefined {
  if (isAlone) return views[0];
  return views.find(({ attributes }) => {
    const options = Object.entries(attributes);
    return options.length > 0 && options.every(([name, value]) => chosen[name] === value);
  });
}
