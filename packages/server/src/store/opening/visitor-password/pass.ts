import type { Pass } from '../../../platform/pass/index.ts';
import type { Website } from '../../../platform/website/index.ts';

/** What opens a closed shop; undefined if the shop has no password for visitors. */
export function visitorPass({ id, settings }: Pick<Website, 'id' | 'settings'>): Pass | undefined {
  const hash = settings.visitorPasswordHash;
  return hash === '' ? undefined : { cookie: 'VisitorPass', proves: `visitor-pass:${id}:${hash}` };
}
