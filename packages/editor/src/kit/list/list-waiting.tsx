import { Box, Skeleton } from '@mantine/core';
import { commonTexts } from '../../texts/common.ts';
import { useTexts } from '../../texts/texts.ts';
import style from './list-waiting.module.css';

const lines = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The shape of the rows that are on their way. */
export function ListWaiting() {
  const words = useTexts(commonTexts);
  return (
    <Box component="output" display="block" aria-label={words.loading}>
      {lines.map((line) => (
        <div key={line} className={style['line']}>
          <Skeleton height={14} width="34%" radius="sm" />
          <Skeleton height={14} width="18%" radius="sm" />
          <Skeleton height={14} width="12%" radius="sm" />
        </div>
      ))}
    </Box>
  );
}
