import { isDeepStrictEqual } from 'node:util';
import type { LayoutDocument } from '@awning/site-model';

/** What visitors are shown, as far as they can tell one version from another. */
export interface Shown {
  readonly isOn: boolean;
  readonly content: LayoutDocument;
}

/**
 * The number by which browsers remember what they have closed (D-149). It grows when the content changes and when it is
 * switched on again; a rule, such as a longer delay, shows nothing that was not seen before.
 */
export function nextVersion(before: (Shown & { readonly version: number }) | undefined, after: Shown): number {
  if (before === undefined) return 1;
  const isNew = !isDeepStrictEqual(before.content, after.content) || (after.isOn && !before.isOn);
  return isNew ? before.version + 1 : before.version;
}
