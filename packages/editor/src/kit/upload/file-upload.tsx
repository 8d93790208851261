import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '../../app/session.ts';
import { UploadButton } from './upload-button.tsx';
import { UploadPanel } from './upload-panel.tsx';
import { type UploadOptions, useUploads } from './use-uploads.ts';

interface FileUploadProps {
  readonly kind: NonNullable<UploadOptions['kind']>;
  /** What the dialog of the operating system offers. */
  readonly accept: string;
  readonly label: string;
  readonly onStored: NonNullable<UploadOptions['onStored']>;
  readonly isMultiple: boolean;
}

/** Files that the website does not have yet, for members who may add some. */
export function FileUpload({ kind, accept, label, onStored, isMultiple }: FileUploadProps) {
  // The kit is also shown without anybody being signed in.
  const { data: session } = useQuery({ ...sessionQuery, enabled: false });
  const uploads = useUploads({ kind, onStored });
  if (session?.rights.includes('files.edit') !== true) return null;
  return (
    <Stack gap="sm" mb="md" align="flex-start">
      <UploadButton label={label} variant="default" accept={accept} isMultiple={isMultiple} onFiles={uploads.add} />
      <UploadPanel uploads={uploads} />
    </Stack>
  );
}
