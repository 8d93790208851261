export const MAX_EMAIL_LENGTH = 254;

/** Loose on purpose: one @, something before it, a dot after it, no spaces. Whether it arrives, only a mail can tell. */
const emailShape = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@<>(),;:".]+$/u;

export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && emailShape.test(text);
}

/** The form an address is compared by: people write the same one in several ways. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
