import type { TagChange } from '@awning/site-model';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { sayProblem } from '../../api/say.ts';
import { itemsKey } from '../../item/queries.ts';
import { commonTexts } from '../../texts/common.ts';
import { useTexts } from '../../texts/texts.ts';
import { collectionsKey } from '../queries.ts';
import { namesTexts } from './messages.ts';

/** Changes the tags or categories of all posts of a page, some posts with each call. `changed` grows while it is under way. */
export function useChangeNames(collectionId: string) {
  const words = useTexts(namesTexts);
  const common = useTexts(commonTexts);
  const queries = useQueryClient();
  const [changed, setChanged] = useState(0);
  const closeButtonProps = { 'aria-label': common.close };
  const show = (color: string, message: string) => notifications.show({ color, message, closeButtonProps });
  const mutation = useMutation({
    mutationFn: async ({ names, ...change }: TagChange) => {
      let [after, count, refused] = [undefined as string | undefined, 0, 0];
      setChanged(0);
      do {
        const body = { collectionId, ...change, names: [...names], ...(after === undefined ? {} : { after }) };
        const step = await call('POST /api/item-names', { body });
        count += step.changed;
        refused += step.refused.length;
        setChanged(count);
        after = step.nextAfter ?? undefined;
      } while (after !== undefined);
      if (refused > 0) show('red', words.refused(refused));
      if (count > 0) show('cloth', words.done(count));
    },
    onError: (problem) => show('red', sayProblem(problem, common)),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: itemsKey });
      await queries.invalidateQueries({ queryKey: collectionsKey });
    },
  });
  return { ...mutation, changed };
}
