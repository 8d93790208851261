import { neededForNewProducts, type ProductFileColumn, productFileColumns, productWords } from '@awning/site-model';
import { Text } from '@mantine/core';
import { useSession } from '../../app/session.ts';
import { useLanguage, useTexts } from '../../texts/texts.ts';
import style from './column-list.module.css';
import { columnTexts } from './column-texts.ts';

/** Every column that a file may have, with what it means. */
export function ColumnList() {
  const words = useTexts(columnTexts);
  const { languages } = useSession().website;
  const choices = useChoices();
  const other = languages[1];
  return (
    <details className={style['details']}>
      <summary>{words.columns}</summary>
      <Text size="sm" mt="sm">
        {words.columnsLead}
      </Text>
      {other && (
        <Text size="sm" mt="xs">
          {words.columnsLanguages(`name:${other.code}`)}
        </Text>
      )}
      <dl className={style['columns']}>
        {productFileColumns.map((column) => (
          <div key={column}>
            <dt>
              <code>{column}</code>
              {neededForNewProducts.includes(column) && <span className={style['needed']}>{words.needed}</span>}
            </dt>
            <dd>
              {words.meanings[column]} {choices[column] && words.oneOf(choices[column])}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The words that a column accepts, as the screens call them. */
function useChoices(): Partial<Record<ProductFileColumn, string>> {
  const { types, statuses, stock } = productWords[useLanguage()];
  const list = (names: object) => Object.values(names).join(', ');
  return { type: list(types), status: list(statuses), stock: list(stock) };
}
