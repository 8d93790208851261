import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '../../app/session.ts';
import { useTexts } from '../../texts/texts.ts';
import { uploadTexts } from './messages.ts';
import { UploadButton } from './upload-button.tsx';
import { UploadPanel } from './upload-panel.tsx';
import { type UploadOptions, useUploads } from './use-uploads.ts';

interface PictureUploadProps {
  readonly onStored: NonNullable<UploadOptions['onStored']>;
  readonly isMultiple?: boolean;
}

/** Pictures that the website does not have yet, for members who may add files. */
export function PictureUpload({ onStored, isMultiple = true }: PictureUploadProps) {
  const words = useTexts(uploadTexts);
  // The kit is also shown without anybody being signed in.
  const { data: session } = useQuery({ ...sessionQuery, enabled: false });
  const uploads = useUploads({ kind: 'image', onStored });
  if (session?.rights.includes('files.edit') !== true) return null;
  return (
    <Stack gap="sm" mb="md" align="flex-start">
      <UploadButton
        label={isMultiple ? words.uploadPictures : words.uploadPicture}
        variant="default"
        accept="image/*"
        isMultiple={isMultiple}
        onFiles={uploads.add}
      />
      <UploadPanel uploads={uploads} />
    </Stack>
  );
}
