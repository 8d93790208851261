import { captchaOf } from '../../../people/captcha/index.ts';
import { areCommentsOpen, type Item } from '../../content/index.ts';
import type { Builder, ItemAddition, Scope } from '../../rendering/index.ts';
import { readThreads } from './read-threads.ts';

/** The first comments of an item for its page, unless the owner has switched them off or a third party shows them (D-102). */
export async function commentsOfItem(builder: Builder, item: Item): Promise<ItemAddition> {
  const { connection, request, config } = builder;
  const { website, language, now } = request;
  const { settings } = website;
  if (!settings.commentsEnabled || settings.disqusShortname !== '') return {};
  const isOpen = areCommentsOpen(item, settings, now);
  if (!isOpen && item.commentCount === 0) return {};
  const shown = await readThreads(connection, request, { itemId: item.id, after: undefined });
  const captcha = isOpen ? captchaOf({ config }, website, language) : null;
  return { fields: { comments: { ...shown, captcha } as unknown as Scope } };
}
