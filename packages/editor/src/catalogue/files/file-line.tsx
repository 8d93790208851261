import { fileSizeText } from '@awning/formats';
import { Text } from '@mantine/core';
import { Icon } from '../../kit/icon.tsx';
import type { SoldFile } from './file-queries.ts';
import style from './files.module.css';

/** A file as the list of files calls it, with its size. */
export function FileLine({ file: { filename, byteSize } }: { readonly file: SoldFile }) {
  return (
    <>
      <Icon name="file" size={20} />
      <Text span size="sm" className={style['filename'] ?? ''}>
        {filename}
      </Text>
      <Text span size="sm" c="var(--awning-quiet)" className={style['size'] ?? ''}>
        {fileSizeText(byteSize)}
      </Text>
    </>
  );
}

/** For lists that draw their rows by a function. */
export function fileLine(file: SoldFile) {
  return <FileLine file={file} />;
}
