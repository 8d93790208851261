import type { BlockSettings, shareBlock } from '@awning/site-model';
import { addressIn, wordsFor } from '../../../platform/website/index.ts';
import { type ShareService, shareServices, shareTexts } from '../../share/index.ts';
import type { BlockContext } from '../page-model/builder.ts';

/** Links to the services that are on, each with the address of this page. */
export function shareLinks(
  { request }: BlockContext,
  settings: BlockSettings<typeof shareBlock>,
): Readonly<Record<string, unknown>> {
  const { website, language, origin, path } = request;
  const words = wordsFor(request, shareTexts);
  const address = encodeURIComponent(`${origin}${addressIn(website, language, path)}`);
  return {
    heading: words.heading,
    shareLinks: (Object.keys(shareServices) as ShareService[])
      .filter((service) => settings[service])
      .map((service) => ({ service, name: words[service], href: shareServices[service] + address })),
  };
}
