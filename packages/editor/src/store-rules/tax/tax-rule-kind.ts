import { documentCalls } from '../../api/document-calls.ts';
import { taxTexts } from './messages.ts';
import { taxesKey } from './queries.ts';

export const taxRuleKind = {
  listPath: '/config/commerce/taxes',
  key: taxesKey,
  texts: taxTexts,
  calls: documentCalls('/api/commerce/tax-rules', 'tax-rule'),
};
