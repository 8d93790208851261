/** What the page of a product is called; before it has a name, the name of the shop stands alone. */
export function searchTitle(name: string, shop: string): string {
  return name.trim() === '' ? shop : `${name} — ${shop}`;
}
