import { definePureFormatter, type PureFormatter } from '../../contract/formatter.ts';

const NAMES = ['datetimefield', 'i18n-money-format', 'money-format', 'money-string', 'moneyFormat', 'unit'];

/** Names that the language lists but does not implement. Themes that use them keep working. */
export const passThroughFormatters: readonly PureFormatter[] = NAMES.map((name) =>
  definePureFormatter({
    name,
    group: 'locale',
    summary: 'listed in the language, not implemented: leaves the value as it is',
    example: { template: `{a|${name}}`, data: { a: 'x' }, output: 'x' },
    isTotal: true,
    prepare: () => (value) => value,
  }),
);
