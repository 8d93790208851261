import type { Config } from '../config/index.ts';
import { isId } from '../id.ts';
import { createSeal } from '../seal/index.ts';

/** How long a preview link works (D-179). */
export const PREVIEW_MINUTES = 60;

/** What a preview link shows. */
export interface Previewed {
  readonly kind: string;
  readonly id: string;
  /** The version; absent means the newest at that time. */
  readonly no?: number | undefined;
}

const PURPOSE = 'preview link';

/** Opens the draft of one document of one website, or one version of it, until it expires. */
export function previewToken(
  { secrets }: Pick<Config, 'secrets'>,
  websiteId: string,
  { kind, id, no }: Previewed,
  now: Date,
): string {
  const expiresAt = now.getTime() + PREVIEW_MINUTES * 60_000;
  return createSeal(secrets)
    .close(PURPOSE, websiteId, [kind, id, expiresAt, ...(no === undefined ? [] : [no])].join(' '))
    .toString('base64url');
}

/** `undefined` for a token that we did not sign, of another website, or expired. */
export function readPreviewToken(
  { secrets }: Pick<Config, 'secrets'>,
  websiteId: string,
  token: string,
  now: Date,
): Previewed | undefined {
  const text = createSeal(secrets).open(PURPOSE, websiteId, Buffer.from(token, 'base64url'));
  const [kind = '', id = '', expiresAt = '0', no] = text?.split(' ') ?? [];
  if (!isId(id) || now.getTime() >= Number(expiresAt)) return undefined;
  return { kind, id, ...(no !== undefined && { no: Number(no) }) };
}
