import { useTexts } from '../../texts/texts.ts';
import { FileUpload } from './file-upload.tsx';
import { uploadTexts } from './messages.ts';
import type { UploadOptions } from './use-uploads.ts';

interface PictureUploadProps {
  readonly onStored: NonNullable<UploadOptions['onStored']>;
  readonly isMultiple?: boolean;
}

/** Pictures that the website does not have yet, for members who may add files. */
export function PictureUpload({ onStored, isMultiple = true }: PictureUploadProps) {
  const words = useTexts(uploadTexts);
  return (
    <FileUpload
      kind="image"
      accept="image/*"
      label={isMultiple ? words.uploadPictures : words.uploadPicture}
      isMultiple={isMultiple}
      onStored={onStored}
    />
  );
}
