import { spokenLanguage } from '@awning/formats';
import { sendCsv } from '../../../../platform/csv/index.ts';
import { defineRoute, type Route } from '../../../../platform/http/index.ts';
import { ReportQuery } from '../import/schema.ts';
import { templateColumns, templateRows } from './rows.ts';

/** A file to begin with. It has nothing of the shop, so it asks for no confirmation. */
export function productTemplateRoute(): Route {
  return defineRoute({
    method: 'GET',
    path: '/config/commerce/products-template.csv',
    access: { kind: 'team', right: 'products.edit' },
    forgery: 'safe',
    limit: 'unlimited',
    schema: { query: ReportQuery },
    handle: async ({ member, query }, reply) => {
      const language = spokenLanguage(query.language, member.language);
      const rows = templateRows(language, { hasStock: member.rights.has('stock.edit') });
      return sendCsv(reply, 'products-template.csv', templateColumns, eachOf(rows));
    },
  });
}

async function* eachOf(rows: readonly string[][]): AsyncGenerator<string[]> {
  yield* rows;
}
