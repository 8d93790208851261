import type { LayoutOwner } from '../../content/index.ts';
import { escapeAttribute } from '../escape.ts';
import type { AreaAttributes } from '../islands/storefront.ts';
import type { Builder } from '../page-model/builder.ts';
import type { Page } from '../page-model/page.ts';
import type { Scope } from '../site.ts';
import { renderTemplate } from '../template.ts';
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
  const around = { ...shared(builder), ...tokens };
  let expanded = html;
  let found = scanTags(expanded);
  for (let round = 0; round < MAX_TAG_ROUNDS; round += 1) {
    const tags = found.filter(({ name }) => name !== 'block-field');
    if (tags.length === 0) break;
    const replacements = await Promise.all(tags.map(async (tag) => await expandTag(tag, builder, page, around)));
    expanded = replaceAll(expanded, tags, replacements);
    found = scanTags(expanded);
  }
  const fields = found.filter(({ name }) => name === 'block-field');
  return await expandBlockFields(expanded, fields, builder);
}

async function expandTag(tag: SpecialTag, builder: Builder, page: Page, around: Scope): Promise<string> {
  if (tag.name === 'script') return scriptElement(tag, builder);
  const scopeOf = scopes[tag.name];
  if (scopeOf === undefined) return '';
  const scope = await scopeOf(tag.attributes, builder, page);
  const template = templateOf(tag, builder);
  return scope === undefined || template === undefined
    ? ''
    : renderTemplate(builder, template, { ...around, ...scope });
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

async function expandBlockFields(html: string, tags: readonly SpecialTag[], builder: Builder): Promise<string> {
  if (tags.length === 0) return html;
  const areas = tags.map(({ attributes }): { owner: LayoutOwner; attributes: AreaAttributes } => {
    const id = attributes.get('id') ?? '';
    const [label, className] = [attributes.get('label'), attributes.get('class')];
    return {
      owner: `field:${shownArea(builder.request.website.settings, 'field', id)}`,
      attributes: {
        id,
        columns: Number(attributes.get('columns')) === 1 ? 1 : 12,
        ...(label === undefined ? {} : { label }),
        ...(className === undefined ? {} : { className }),
      },
    };
  });
  return replaceAll(html, tags, await builder.blocks.renderAll(areas));
}

function replaceAll(text: string, tags: readonly SpecialTag[], replacements: readonly string[]): string {
  let result = '';
  let from = 0;
  tags.forEach((tag, index) => {
    // A tag inside another tag's attribute was removed with it.
    if (tag.start >= from) {
      result += text.slice(from, tag.start) + (replacements[index] ?? '');
      from = tag.end;
    }
  });
  return result + text.slice(from);
}
