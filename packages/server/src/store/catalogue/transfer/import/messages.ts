import type { CsvFault } from '../../../../platform/csv/index.ts';

export const importMessages = {
  unreadable: (fault: CsvFault, line: number): string => unreadable[fault](line),
  empty: 'The file has no rows.',
  noKey: 'The file needs a column "sku" or a column "address", by which products are found.',
  columnTwice: (name: string) => `The file has two columns "${name}".`,
  columnsTooLong: 'The first line must contain the names of the columns.',
  tooManyCells: 'The row has more cells than the file has columns.',
  skuInLine: (line: number) => `This SKU is also in line ${line}.`,
  productInLine: (line: number) =>
    `This product is also in line ${line}. The rows of a product must follow each other.`,
  differsFromFirst: 'This differs from the first row of the product. Fill it in there and leave it empty here.',
  optionsForm: 'Write options like this: Size: Large | Glaze: Blue',
  sizeForm: 'Write the size in millimetres like this: 120 x 80 x 60',
  contentForm: 'Write the content like this: 250 g per kg',
  skuNeeded: 'Enter the SKU: the product has several variants.',
  onHand: 'Enter a whole number from 0 to 1000000.',
  noStockRight: 'You are not allowed to change stock. Leave this empty.',
  productUnknown: (address: string) => `There is no such product: ${address}`,
  pictureUnknown: (address: string) => `There is no such picture: ${address}`,
  otherProduct: 'The shop has changed since the check, and the row would change another product. Check the file again.',
  changedMeanwhile: 'The product was changed at the same moment. Import it again.',
  notSaved: 'The product could not be saved.',
  gone: 'There is no such import.',
  notReady: 'This import cannot be started now.',
  notRunning: 'This import is not running.',
} as const;

const unreadable: Readonly<Record<CsvFault, (line: number) => string>> = {
  tooLarge: () => 'The file is too large.',
  tooManyRows: () => 'The file has too many rows. Split it into several files.',
  tooManyColumns: (line) => `Line ${line} has too many columns.`,
  cellTooLong: (line) => `A cell in line ${line} is too long.`,
  notUtf8: (line) => `The file is not in UTF-8, as line ${line} or one after it shows. Save it as "CSV UTF-8".`,
  notText: (line) => `Line ${line} contains characters that are not text. Is this a CSV file?`,
  openQuote: (line) => `The quotation mark in line ${line} is never closed.`,
};
