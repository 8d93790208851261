import { notifications } from '@mantine/notifications';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSession } from '../app/session.ts';
import { useUploads } from '../kit/upload/use-uploads.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { builderTexts } from './messages.ts';
import { arrivedOf, type PictureBatch } from './picture-batches.ts';
import type { PictureTarget } from './picture-target.ts';
import type { Builder } from './use-builder.ts';

/** Uploads pictures that were dropped on the page or pasted, and adds them as soon as all that came together are there. */
export function usePictureUploads(builder: Builder) {
  const words = useTexts(builderTexts);
  const common = useTexts(commonTexts);
  const mayUpload = useSession().rights.includes('files.edit');
  const uploads = useUploads({ kind: 'image' });
  const batches = useRef<readonly PictureBatch[]>([]);
  const latest = useRef(builder);
  useLayoutEffect(() => {
    latest.current = builder;
  });
  const { uploads: all, clear } = uploads;
  useEffect(() => {
    const { left, arrived } = arrivedOf(batches.current, all);
    batches.current = left;
    for (const { area, target, pictures } of arrived) latest.current.addPictures(area, target, pictures);
    if (all.length > 0 && all.every(({ state }) => state === 'done')) clear();
  }, [all, clear]);
  return {
    uploads,
    /** Whether some are not on the page yet. */
    isAwaited: all.some(({ state }) => state !== 'done' && state !== 'failed'),
    take: (target: PictureTarget, files: readonly File[]): void => {
      if (!mayUpload) {
        notifications.show({
          color: 'red',
          message: words.noUploads,
          closeButtonProps: { 'aria-label': common.close },
        });
        return;
      }
      const keys = uploads.add(files);
      batches.current = [...batches.current, { area: builder.area, target, keys }];
    },
  };
}
