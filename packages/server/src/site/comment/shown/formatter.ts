import { CommentState } from '@awning/site-model';
import {
  asText,
  DEFAULT_REGISTRY,
  defineFormatter,
  descend,
  isArray,
  type ScopedFormatter,
} from '@awning/template-engine';
import { placed } from '../../../platform/island.ts';
import { islandMarker } from '../../rendering/index.ts';
import { type ItemCommentsData, itemCommentsIsland } from './islands.ts';

const own = DEFAULT_REGISTRY.formatters.get('comments') as ScopedFormatter;

/** The engine's element, with the comments in it instead of a script that loads them. */
export const commentFormatters: readonly ScopedFormatter[] = [
  defineFormatter({
    ...own,
    prepare: (args) => {
      const print = own.prepare(args);
      return (value, scope, others) => {
        const element = asText(print(value, scope, others));
        const threads = descend(value, ['comments', 'threads']);
        if (!isArray(threads)) return element;
        const island = placed(itemCommentsIsland, {
          itemId: asText(descend(value, ['id'])),
          threads: threads as unknown as ItemCommentsData['threads'],
          nextAfter: (descend(value, ['comments', 'nextAfter']) ?? null) as string | null,
          isOpen: descend(value, ['commentState']) === CommentState.open,
          captcha: (descend(value, ['comments', 'captcha']) ?? null) as unknown as ItemCommentsData['captcha'],
          prefix: asText(scope.resolve(['multilingual', 'prefix'])),
        });
        return element.replace('></div>', () => `>${islandMarker(island)}</div>`);
      };
    },
  }),
];
