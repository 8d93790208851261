import { TrashScreen } from '../../kit/document/trash-screen.tsx';
import { taxRuleKind } from './tax-rule-kind.ts';

export function TaxRuleTrashScreen() {
  return <TrashScreen kind={taxRuleKind} />;
}
