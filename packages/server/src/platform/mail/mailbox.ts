export interface Mailbox {
  /** Empty if there is none. */
  readonly name: string;
  readonly address: string;
}

/**
 * Splits `Shop <hello@shop.example>` or `hello@shop.example` into name and address, the two forms of the setting
 * MAIL_FROM.
 */
export function mailbox(text: string): Mailbox {
  const named = /^([^<>]*)<([^<>]+)>$/.exec(text);
  const name = named?.[1] ?? '';
  const address = named?.[2] ?? text;
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() };
}
