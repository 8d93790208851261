/** The token of a setup link, an invitation or a reset; read from the address itself, because the router would turn digits into a number. */
export function tokenOf(search: string): string {
  return new URLSearchParams(search).get('token') ?? '';
}
