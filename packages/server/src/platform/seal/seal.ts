import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts texts in the database, so that reading the database does not reveal them. */
export interface Seal {
  /**
   * `purpose` and `websiteId` are part of the seal: a text sealed for one purpose or website cannot be opened for
   * another.
   */
  close(purpose: string, websiteId: string, text: string): Buffer;
  /** `undefined` if the secret that sealed it is no longer configured. */
  open(purpose: string, websiteId: string, sealed: Buffer): string | undefined;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM. The first secret seals and all of them open, so that a secret can be changed (`SECRET=new,old`). */
export function createSeal(secrets: readonly string[], random: (size: number) => Buffer = randomBytes): Seal {
  return {
    close(purpose, websiteId, text) {
      const iv = random(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keyOf(secrets[0] ?? '', purpose), iv);
      cipher.setAAD(Buffer.from(websiteId));
      const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), closed]);
    },
    open(purpose, websiteId, sealed) {
      for (const secret of secrets) {
        const text = opened(keyOf(secret, purpose), websiteId, sealed);
        if (text !== undefined) return text;
      }
      return undefined;
    },
  };
}

function opened(key: Buffer, websiteId: string, sealed: Buffer): string | undefined {
  if (sealed.length < IV_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES));
  decipher.setAAD(Buffer.from(websiteId));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const text = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return text.toString('utf8');
  } catch {
    return undefined;
  }
}

function keyOf(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `awning seal ${purpose}`, 32));
}
