export interface Mailbox {
  /** Empty when there is none. */
  readonly name: string;
  readonly address: string;
}

/** Takes `Shop <hello@shop.example>` or `hello@shop.example` apart, which is what the setting MAIL_FROM may be. */
export function mailbox(text: string): Mailbox {
  const named = /^([^<>]*)<([^<>]+)>$/.exec(text);
  const name = named?.[1] ?? '';
  const address = named?.[2] ?? text;
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() };
}
