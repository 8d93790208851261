import { Box } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Card } from '../../kit/card.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { More } from '../../kit/records.tsx';
import { useFormat } from '../../texts/format.ts';
import { useLanguage, useTexts } from '../../texts/texts.ts';
import style from './fault-table.module.css';
import { importTexts } from './messages.ts';
import { faultsQuery, type ImportFault, type ProductImport } from './queries.ts';

/** Every fault with its place in the file. On a phone each is a card. */
export function FaultTable({ found }: { readonly found: ProductImport }) {
  const words = useTexts(importTexts);
  const faults = useInfiniteQuery(faultsQuery(found, useLanguage()));
  return (
    <>
      <Card title={words.faults} isFlush>
        <Loaded query={faults}>{({ pages }) => <Table faults={pages.flatMap((page) => page.faults)} />}</Loaded>
      </Card>
      <More query={faults} />
    </>
  );
}

function Table({ faults }: { readonly faults: readonly ImportFault[] }) {
  const words = useTexts(importTexts);
  const format = useFormat();
  return (
    <Box>
      <table className={style['table']} aria-label={words.faults}>
        <thead>
          <tr>
            <th className={style['number']}>{words.line}</th>
            <th>{words.column}</th>
            <th>{words.value}</th>
            <th>{words.wrong}</th>
          </tr>
        </thead>
        <tbody>
          {faults.map(({ line, column, value, message }) => (
            <tr key={`${line} ${column} ${message}`}>
              <td className={style['number']} data-label={words.line}>
                {format.number(line)}
              </td>
              <td data-label={words.column}>{column ?? '–'}</td>
              <td data-label={words.value} className={style['value']}>
                {value}
              </td>
              <td className={style['wrong']}>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
