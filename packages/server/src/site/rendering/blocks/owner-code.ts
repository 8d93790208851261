import { hash } from 'node:crypto';
import {
  allBlocks,
  type Block,
  type BlockSettings,
  blocksInLanguage,
  embedBlock,
  settingsOf,
} from '@awning/site-model';
import { isId } from '../../../platform/id.ts';
import { addressIn, wordsFor } from '../../../platform/website/index.ts';
import { type Collection, type LayoutOwner, selectItemsByIds, selectLayouts } from '../../content/index.ts';
import { isGuarded } from '../guarded-pages.ts';
import { languageChoice, type PageRequest } from '../site.ts';
import type { Asking } from '../site-memory.ts';
import { ownerCodeTexts } from './messages.ts';

/** Whether owners' code runs on a page, is left out, or is only hinted at while the page is edited or previewed. */
export function ownerCodeState({
  isWithoutOwnerCode,
  editedAreas,
  isPreview,
}: PageRequest): 'runs' | 'absent' | 'hinted' {
  if (isWithoutOwnerCode) return 'absent';
  return editedAreas !== undefined || isPreview ? 'hinted' : 'runs';
}

/** What an embed block shows. The code itself is no part of the page. */
export function ownerFrame(
  { request, owner }: { readonly request: PageRequest; readonly owner: LayoutOwner },
  { props }: Block,
  { code }: BlockSettings<typeof embedBlock>,
): Readonly<Record<string, unknown>> {
  const words = wordsFor(request, ownerCodeTexts);
  const state = ownerCodeState(request);
  if (code === '' || state === 'absent') return { code: '' };
  if (state === 'hinted') return { code: '', placeholder: words.placeholder };
  const path = `/embed/${encodeURIComponent(owner)}/${encodeURIComponent(props.id)}`;
  const version = hash('sha256', code, 'hex').slice(0, 16);
  return {
    code: '',
    frameAddress: `${addressIn(request.website, request.language, path)}?v=${version}`,
    fallbackTitle: words.frame,
  };
}

export interface OwnerCodePlace {
  /** The owner of a layout, as an address names it. */
  readonly area: string;
  readonly blockId: string;
}

type CodeAsking = Omit<Asking, 'request' | 'sources'> & {
  readonly request: Pick<PageRequest, 'website' | 'language' | 'now'>;
};

export interface OwnerCode {
  readonly code: string;
  /** The page that it is on, unless everybody may see that. */
  readonly guarded: Collection | undefined;
}

/** The code of an embed block of something published. */
export async function ownerCodeAt(
  asking: CodeAsking,
  { area, blockId }: OwnerCodePlace,
): Promise<OwnerCode | undefined> {
  const { connection, request } = asking;
  const shown = isArea(area) ? await publishedArea(asking, area) : undefined;
  const [layout] = shown === undefined ? [] : await selectLayouts(connection, request.website.id, [shown.area]);
  const blocks = layout === undefined ? [] : allBlocks(blocksInLanguage(layout.document, languageChoice(request)));
  const block = blocks.find(({ type, props }) => type === embedBlock.name && props.id === blockId);
  const code = block === undefined ? '' : settingsOf(embedBlock, block).code;
  return shown === undefined || code === '' ? undefined : { code, guarded: shown.guarded };
}

function isArea(text: string): text is LayoutOwner {
  return /^(?:page|item|field|popup|announcement-bar):[^\0]+$/.test(text);
}

interface PublishedArea extends Pick<OwnerCode, 'guarded'> {
  readonly area: LayoutOwner;
}

async function publishedArea(asking: CodeAsking, area: LayoutOwner): Promise<PublishedArea | undefined> {
  if (!area.startsWith('page:') && !area.startsWith('item:')) return { area, guarded: undefined };
  const page = await pageOf(asking, area);
  return page && { area, guarded: isGuarded(page) ? page : undefined };
}

/** The page, or the list that a published item is in. */
async function pageOf({ connection, site, request }: CodeAsking, area: LayoutOwner): Promise<Collection | undefined> {
  const id = area.slice(area.indexOf(':') + 1);
  if (!isId(id)) return undefined;
  if (area.startsWith('page:')) return site.byId.get(id);
  const [item] = await selectItemsByIds(connection, request.website.id, [id], request.now);
  return item && site.byId.get(item.collectionId);
}
