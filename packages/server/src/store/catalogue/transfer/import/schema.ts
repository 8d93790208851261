import { languages } from '@awning/formats';
import { Type } from '@sinclair/typebox';
import { Id } from '../../../../platform/id.ts';
import { MomentView } from '../../../../platform/moment.ts';
import { page } from '../../../../platform/page.ts';

export const ImportView = Type.Object({
  id: Type.String(),
  filename: Type.String(),
  state: Type.Union(
    [
      Type.Literal('checking'),
      Type.Literal('checked'),
      Type.Literal('importing'),
      Type.Literal('stopped'),
      Type.Literal('done'),
    ],
    { description: 'A file is checked, then started, and can be stopped and started again' },
  ),
  unknownColumns: Type.Array(Type.String(), { description: 'Columns of the file that are not read' }),
  rows: Type.Integer(),
  products: Type.Integer(),
  checked: Type.Integer({ description: 'Products that were checked so far' }),
  processed: Type.Integer({ description: 'Products that were written or left out so far' }),
  faulty: Type.Integer({ description: 'Products that are left out' }),
  created: Type.Integer(),
  updated: Type.Integer(),
  unchanged: Type.Integer(),
  failed: Type.Integer({ description: 'Products that could not be written any more, although the check was good' }),
  startedBy: Type.String(),
  createdAt: MomentView,
});

export const ImportDetail = Type.Composite([
  ImportView,
  Type.Object({
    preview: Type.Object(
      {
        columns: Type.Array(Type.String()),
        rows: Type.Array(Type.Object({ line: Type.Integer(), cells: Type.Array(Type.String()) })),
      },
      { description: 'The first rows of the file, as they were read; long cells are cut' },
    ),
  }),
]);

export const ImportList = page('imports', ImportView);
export const ImportListQuery = Type.Object({ after: Type.Optional(Id) });

const ReadersLanguage = Type.Optional(
  Type.Union(
    languages.map((code) => Type.Literal(code)),
    { description: 'What is wrong is said in it; without one, in the language that the member has chosen' },
  ),
);

export const UploadQuery = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 200, description: 'Of the file' }),
  language: ReadersLanguage,
});

export const FaultsQuery = Type.Object({
  after: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
  language: ReadersLanguage,
});

export const ReportQuery = Type.Object({ language: ReadersLanguage });

export const FaultList = Type.Object({
  faults: Type.Array(
    Type.Object({
      line: Type.Integer(),
      column: Type.Union([Type.String(), Type.Null()], { description: 'Null for the product as a whole' }),
      message: Type.String(),
      value: Type.String({ description: 'The cell as it is in the file, cut' }),
    }),
  ),
  nextAfter: Type.Union([Type.Integer(), Type.Null()], {
    description: 'Ask again with it as `after`; null at the end',
  }),
});
