/** The values of a variant as people call it: "Chalk / Small". Empty for the only variant of a product. */
export function variantName(
  { attributes }: { readonly attributes: Readonly<Record<string, string>> },
  optionNames: readonly string[],
): string {
  return optionNames.flatMap((name) => attributes[name] ?? []).join(' / ');
}
