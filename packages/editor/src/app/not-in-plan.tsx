import { Page } from '../kit/page.tsx';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { BackToDashboard } from './not-found.tsx';

export function NotInPlan() {
  const words = useTexts(commonTexts);
  return (
    <Page title={words.notInPlan} lead={words.notInPlanText}>
      <BackToDashboard />
    </Page>
  );
}
