import { ownValue } from '@awning/formats';
import { type LanguageChoice, textOf } from '../../site/content/index.ts';

/** The texts of a product in one language. `excerpt` and `body` are cleaned HTML. */
export interface ProductText {
  readonly name?: string;
  readonly excerpt?: string;
  readonly body?: string;
  /** What search engines show instead of the name and the beginning of the description. */
  readonly seoTitle?: string;
  readonly seoDescription?: string;
  /** Such as "Delivery in two to three days". */
  readonly deliveryTime?: string;
  readonly customAddButtonText?: string;
  readonly customSoldOutText?: string;
  readonly scarcityText?: string;
  readonly restockButtonText?: string;
  readonly restockCallText?: string;
  readonly restockPlaceholder?: string;
  readonly restockListText?: string;
  /** Shown instead of the stored name of an option: `{ Size: 'Größe' }`. */
  readonly options?: Readonly<Record<string, string>>;
  /** Shown instead of the stored values of an option: `{ Size: { Large: 'Groß' } }`. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export type ProductTexts = Readonly<Record<string, ProductText>>;

type PlainText = Exclude<keyof ProductText, 'options' | 'values'>;

export function productText(texts: ProductTexts, name: PlainText, choice: LanguageChoice): string | undefined {
  return textOf(texts as Readonly<Record<string, Readonly<Partial<Record<PlainText, string>>>>>, name, choice);
}

export function optionText(texts: ProductTexts, option: string, language: string): string {
  return ownValue(texts[language]?.options, option) ?? option;
}

export function attributeTexts(
  texts: ProductTexts,
  attributes: Readonly<Record<string, string>>,
  language: string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(attributes).map(([option, value]) => [
      optionText(texts, option, language),
      ownValue(ownValue(texts[language]?.values, option), value) ?? value,
    ]),
  );
}
