import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { newKey } from '../api/new-key.ts';
import { Problem } from '../api/problem.ts';
import { kitTexts } from '../kit/messages.ts';
import { sayUpload } from '../kit/upload/say-upload.ts';
import { sendFile } from '../kit/upload/send-file.ts';
import { UploadButton } from '../kit/upload/upload-button.tsx';
import { commonTexts } from '../texts/common.ts';
import { LanguageContext, useTexts } from '../texts/texts.ts';
import { fileTexts } from './messages.ts';
import { type File as EditedFile, filesKey } from './queries.ts';

interface ReplaceButtonProps {
  readonly file: EditedFile;
  /** What is typed would be in the way of the new version. */
  readonly isDisabled: boolean;
}

/** Puts another file in the place of this one; everything that shows it shows the new one. */
export function ReplaceButton({ file, isDisabled }: ReplaceButtonProps) {
  const words = useTexts(fileTexts);
  const common = useTexts(commonTexts);
  const { reasons } = useTexts(kitTexts);
  const language = useContext(LanguageContext);
  const queries = useQueryClient();
  const [percent, setPercent] = useState<number>();
  const closeButtonProps = { 'aria-label': common.close };
  async function replace(chosen: File) {
    const query = new URLSearchParams({ version: String(file.version), name: chosen.name });
    setPercent(0);
    try {
      await sendFile({
        address: `/api/files/${file.id}/upload?${query.toString()}`,
        file: chosen,
        key: newKey(),
        onProgress: (progress) => setPercent(Math.round(progress * 100)),
        signal: new AbortController().signal,
      });
      notifications.show({ color: 'cloth', message: words.replaced, closeButtonProps });
      await queries.invalidateQueries({ queryKey: filesKey });
    } catch (problem) {
      const known = problem instanceof Problem ? reasons[problem.reason as keyof typeof reasons] : undefined;
      const message = known ?? sayUpload(problem, language, { fileName: chosen.name });
      notifications.show({ color: 'red', message, closeButtonProps });
    } finally {
      setPercent(undefined);
    }
  }
  return (
    <UploadButton
      label={percent === undefined ? words.replace : words.replacing(percent)}
      variant="default"
      isMultiple={false}
      isDisabled={isDisabled || percent !== undefined}
      onFiles={([chosen]) => chosen && void replace(chosen)}
    />
  );
}
