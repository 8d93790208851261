type CategoryNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface CategoryName {
  readonly code: string;
  readonly category: string;
  readonly name: string;
}

/** With a category named in a language; an empty name is left out, so that the category's own is shown. */
export function withCategoryName(names: CategoryNames, { code, category, name }: CategoryName): CategoryNames {
  const { [code]: ofLanguage = {}, ...otherLanguages } = names;
  const { [category]: _former, ...others } = ofLanguage;
  const changed = name === '' ? others : { ...others, [category]: name };
  return Object.keys(changed).length === 0 ? otherLanguages : { ...otherLanguages, [code]: changed };
}
