import type { LayoutOwner } from '../../content/index.ts';
import { escapeAttribute } from '../escape.ts';
import { withHidden } from '../hidden-members.ts';
import type { AreaAttributes } from '../islands/storefront.ts';
import type { Builder } from '../page-model/builder.ts';
import type { Page } from '../page-model/page.ts';
import type { Scope } from '../site.ts';
import { renderTemplate } from '../template.ts';
import { hostArea } from '../theme/host-areas.ts';
import { shownArea } from '../theme/shown-area.ts';
import { bodyAttribute, MAX_TAG_ROUNDS } from './lift-bodies.ts';
import { navigationScope } from './navigation-scope.ts';
import { type SpecialTag, scanTags } from './scan-tags.ts';
import type { TagScope } from './tag-scope.ts';
import { categoryScope, folderNavigationScope, queryScope, relatedScope } from './tag-scopes.ts';

/**
 * Replaces the special tags of a rendered page: first navigation, queries and scripts, repeatedly for the tags that
 * these print, and the block areas last (THEME-FORMAT section 8). Templates of tags see the system tokens too.
 */
export async function expandTags(html: string, builder: Builder, page: Page, tokens: Scope = {}): Promise<string> {
  const parts = await expandedParts(html, (tag) => expandTag(tag, builder, page, tokens));
  const areas = await renderAreas(parts.filter(isTag), builder);
  return parts.map((part) => (isTag(part) ? areas.get(part) : part)).join('');
}

/** Finished text, or the tag of a block area. */
type Part = string | SpecialTag;

function isTag(part: Part): part is SpecialTag {
  return typeof part !== 'string';
}

/** Only what a tag prints is searched again, because a page is long. */
async function expandedParts(
  text: string,
  expand: (tag: SpecialTag) => Promise<string>,
  round = 0,
): Promise<readonly Part[]> {
  const tags = scanTags(text).filter(({ name }) => name === 'block-field' || round < MAX_TAG_ROUNDS);
  if (tags.length === 0) return [text];
  const printed = await Promise.all(
    tags.map(async (tag) =>
      tag.name === 'block-field' ? [tag] : await expandedParts(await expand(tag), expand, round + 1),
    ),
  );
  const between = [...tags, undefined].map((tag, index) => text.slice(tags[index - 1]?.end ?? 0, tag?.start));
  return between.flatMap((part, index) => [part, ...(printed[index] ?? [])]);
}

async function expandTag(tag: SpecialTag, builder: Builder, page: Page, tokens: Scope): Promise<string> {
  if (tag.name === 'script') return scriptElement(tag, builder);
  const scopeOf = scopes[tag.name];
  if (scopeOf === undefined) return '';
  const scope = await scopeOf(tag.attributes, builder, page);
  const template = templateOf(tag, builder);
  return scope === undefined || template === undefined
    ? ''
    : renderTemplate(builder, template, withHidden({ ...shared(builder), ...scope }, tokens));
}

const scopes: Readonly<Record<string, TagScope | undefined>> = {
  navigation: navigationScope,
  'folder-navigation': folderNavigationScope,
  query: queryScope,
  category: categoryScope,
  related: relatedScope,
};

/** The part of the page's scope that a tag's template sees. */
function shared({ base }: Builder) {
  const { website, websiteSettings, localizedStrings, multilingual, featureFlags } = base;
  return { website, websiteSettings, localizedStrings, multilingual, featureFlags };
}

/** The tag's own body, else the block file it names. */
function templateOf({ attributes }: SpecialTag, { theme }: Builder) {
  const body = attributes.get(bodyAttribute);
  if (body !== undefined) return theme.body(Number(body));
  const name = attributes.get('template') ?? '';
  return theme.partials[name] ?? theme.partials[`${name}.block`];
}

/**
 * Scripts of the theme are under `/scripts/`; the hash in the address lets browsers cache them. They run in the order of
 * the document and block as the theme wrote them.
 */
function scriptElement({ attributes }: SpecialTag, { theme }: Builder): string {
  const file = (attributes.get('src') ?? '').replace(/^\/?(?:scripts\/)?/, '');
  const hash = theme.theme.scriptHashes.get(file) ?? theme.system.scriptHashes.get(file);
  const address = `/scripts/${file}${hash === undefined ? '' : `?v=${hash}`}`;
  const timing = ['async', 'defer'].filter((name) => attributes.has(name) && attributes.get(name) !== 'false');
  return `<script ${[`src="${escapeAttribute(address)}"`, ...timing].join(' ')}></script>`;
}

async function renderAreas(
  tags: readonly SpecialTag[],
  builder: Builder,
): Promise<ReadonlyMap<SpecialTag, string | undefined>> {
  if (tags.length === 0) return new Map();
  const html = await builder.blocks.renderAll(tags.map((tag) => areaOf(tag, builder)));
  return new Map(tags.map((tag, index) => [tag, html[index]]));
}

function areaOf({ attributes }: SpecialTag, builder: Builder): { owner: LayoutOwner; attributes: AreaAttributes } {
  const id = attributes.get('id') ?? '';
  const [label, className] = [attributes.get('label'), attributes.get('class')];
  return {
    owner: `field:${hostArea(id) ?? shownArea(builder.request.website.settings, 'field', id)}`,
    attributes: {
      id,
      columns: Number(attributes.get('columns')) === 1 ? 1 : 12,
      ...(label === undefined ? {} : { label }),
      ...(className === undefined ? {} : { className }),
    },
  };
}
