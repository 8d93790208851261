import { isReservedSlug } from '@awning/site-model';
import type { Connection } from '../../../platform/database/index.ts';
import type { Website } from '../../../platform/website/index.ts';
import { type LinkTarget, selectLinkTargets, selectMoved } from '../../content/index.ts';
import { decoded } from '../guarded-pages.ts';

interface LinkContext {
  readonly connection: Connection;
  readonly website: Website;
  readonly now: Date;
  /** Whether the theme itself has a page of that name. */
  readonly isThemePage: (name: string) => boolean;
}

export interface BrokenLink {
  readonly path: string;
  readonly reason: 'missing' | 'unpublished';
}

/** The paths of a website under which visitors find nothing. Pages of features, such as the cart, are always there. */
export async function brokenLinks(context: LinkContext, paths: readonly string[]): Promise<BrokenLink[]> {
  const { connection, website, now, isThemePage } = context;
  const asked = paths
    .map((path) => ({ path, target: targetOf(website, path) }))
    .filter(({ target: { slug, entry } }) => !isReservedSlug(slug) && !(entry === '' && isThemePage(slug)));
  const targets = asked.map(({ target }) => target);
  const found = await selectLinkTargets(connection, website.id, targets, now);
  const broken = asked.filter((_, place) => found[place]?.isShown !== true);
  const isFormer = await formerAddresses(
    context,
    broken.map(({ target }) => target),
  );
  return broken
    .filter(({ target }) => !isFormer(target))
    .map(({ path, target }) => ({
      path,
      reason: found[targets.indexOf(target)]?.isThere === true ? 'unpublished' : 'missing',
    }));
}

/** What an address leads to: without language, question mark and anchor. */
function targetOf({ languages }: Website, path: string): LinkTarget {
  const [plain = ''] = path.split(/[?#]/);
  const segments = plain.split('/').filter(Boolean).map(decoded);
  const isPrefixed = languages.some(({ code }) => code.toLowerCase() === segments[0]?.toLowerCase());
  const [slug = '', ...rest] = isPrefixed ? segments.slice(1) : segments;
  return { slug, entry: rest.join('/') };
}

/** What has moved is found at its old address as well. */
async function formerAddresses(
  { connection, website, now }: LinkContext,
  targets: readonly LinkTarget[],
): Promise<(target: LinkTarget) => boolean> {
  const paths = new Set(targets.flatMap((target) => [fullPath(target), `/${target.slug}`]));
  const moved = paths.size === 0 ? [] : await selectMoved(connection, website.id, [...paths], now);
  const pages = await selectLinkTargets(
    connection,
    website.id,
    targets.map(({ slug }) => ({ slug, entry: '' })),
    now,
  );
  return (target) => {
    if (moved.some(({ path }) => path === fullPath(target))) return true;
    // The entries of a page move with it.
    const hasLeft = target.entry !== '' && pages[targets.indexOf(target)]?.isThere === false;
    return hasLeft && moved.some(({ path }) => path === `/${target.slug}`);
  };
}

function fullPath({ slug, entry }: LinkTarget): string {
  return entry === '' ? `/${slug}` : `/${slug}/${entry}`;
}
